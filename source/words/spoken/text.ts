/** Our sentences as they are read aloud: moves in words instead of letters and signs. */
import { roleOfLetter } from "../../notation/letters.ts";
import { capitalised, ROLE_NAMES, withArticle } from "../names.ts";

/**
 * A move in SAN among other words. The first two letters may be a piece and a file, or two files (a Berolina pawn's
 * "ab4"); check and mate are told elsewhere in full, so their signs are dropped.
 */
const SAN =
  /(?<![\w"])(?:([NBRQKA])([a-h]?[1-8]?)|([a-h])(?=x?[a-h][1-8]))?(x?)([a-h][1-8])(?:=([QRBNK]))?[+#]?(?!\w)/g;
const UCI = /(?<!\w)([a-h][1-8])([a-h][1-8])([qrbnk])?(?!\w)/g;
const CASTLING = /(?<!\w)O-O(-O)?[+#]?(?!\w)/g;

/** The first letter of a move that begins a sentence. */
const STARTS = /(^|[.!?] )([a-z])(?=[a-z-]*(?: from (?:file |rank )?\w+)? (?:to|takes) [a-h][1-8])/g;

/** What somebody typed stands in quotation marks and stays as it is. */
const QUOTED = /("[^"]*")/;

/** A text of ours for the ear: "Nf3" becomes "knight to f3", "exd5" "pawn from file e takes d5". */
export const spoken = (text: string): string =>
  text
    .split(QUOTED)
    .map((part) => (part.startsWith('"') ? part : spokenPart(part)))
    .join("");

function spokenPart(text: string): string {
  return text
    .replace(CASTLING, (_, long?: string) => `castling ${long === undefined ? "king's" : "queen's"} side`)
    .replace(UCI, (_, from: string, to: string, letter?: string) => `${from} to ${to}${becoming(letter)}`)
    .replace(SAN, (whole: string, ...groups: (string | undefined)[]) => {
      const [letter, place = "", file, takes = "", to = "", promotion] = groups;
      // A square alone is a pawn's move, or just a square.
      if (letter === undefined && file === undefined && takes === "" && promotion === undefined)
        return whole.replace(/[+#]$/, "");
      const mover = letter === undefined ? "pawn" : roleName(letter);
      return `${mover}${origin(file ?? place)} ${takes === "" ? "to" : "takes"} ${to}${becoming(promotion)}`;
    })
    .replaceAll(" · ", ", ")
    .replaceAll("…", ".")
    .replace(STARTS, (_, before: string, first: string) => before + capitalised(first));
}

/** " from file b", " from rank 1", " from h4"; a file alone would be heard as an article. */
function origin(place: string): string {
  if (place === "") return "";
  return ` from ${place.length === 2 ? "" : /\d/.test(place) ? "rank " : "file "}${place}`;
}

const roleName = (letter: string): string => ROLE_NAMES[roleOfLetter(letter) ?? "pawn"];

const becoming = (letter: string | undefined): string =>
  letter === undefined ? "" : ` becoming ${withArticle(roleName(letter.toUpperCase()))}`;

/** The sentences of a text, one a line, so that each can be heard by itself. */
export const sentences = (text: string): string[] => text.split(/(?<=[.!?]) (?=[A-Z"\d])/).filter(Boolean);
