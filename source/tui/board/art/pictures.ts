import type { Role } from "../../../rules/piece.ts";

/** The roles that are drawn. There is no picture of an anti-king: it is the king, turned. */
export type DrawnRole = Exclude<Role, "antiking">;

/** A picture in text of each drawn role, all of one size. */
export type Pictures = Readonly<Record<DrawnRole, string>>;
