/** The rules as players read them: a page a game, made of paragraphs and pictures that games share. */
import { type VariantId, variantOf } from "../rules/variant.ts";
import type { Diagram } from "./diagram.ts";
import {
  ANTIKING_LEAP,
  ANTIKING_MATE,
  type AntikingId,
  BARE_KING,
  BEROLINA,
  BEROLINA_PROMOTION,
  CASTLING,
  CURING_CAPTURE,
  compulsory,
  EVEN_STALEMATE,
  eatingOwn,
  FOOLS_MATE,
  HAVENS,
  KING_LEAP,
  LAST_PIECE,
  type LosingId,
  lastAttacker,
  MATED_WINS,
  PAWN_ATTACKS,
  PINNED_ATTACKER,
  promotionToKing,
  stalemate,
  unlikeBishops,
} from "./rules-diagrams.ts";
import { VARIANT_LINES } from "./variant-lines.ts";

/** A paragraph, without line breaks for the screen to wrap, or a picture. */
export type RulesBlock =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "diagram"; readonly diagram: Diagram };

export interface RulesPage {
  readonly title: string;
  readonly blocks: readonly RulesBlock[];
}

/** The pictures that belong to a rule which the anti-king games share, as far as a game has them. */
interface AntikingDiagrams {
  readonly havens?: Diagram;
  readonly attackers: Diagram;
  readonly mate?: Diagram;
  readonly lastPiece?: Diagram;
}

/** Texts and diagrams in the order they are read; what a game does not have is left out. */
type Draft = readonly (string | Diagram | undefined)[];

const antikingRules = (id: AntikingId, { havens, attackers, mate, lastPiece }: AntikingDiagrams): Draft => [
  "Each side has a king and an anti-king (A), drawn as a king upside down. The king must not be attacked. The anti-king must be: it is in anti-check when no enemy piece attacks it.",
  havens,
  "Queens, rooks, bishops, knights and pawns attack an anti-king; a king never does. A pinned piece still attacks. An anti-king itself attacks nothing, neither king nor anti-king, so a king may step beside it.",
  attackers,
  "A move is illegal if it leaves your own king attacked or your own anti-king unattacked. Nothing excuses it, not even giving mate. So you may not take the last attacker of your own anti-king, nor step between the two.",
  lastAttacker(id),
  "Whatever gets your anti-king attacked again cures anti-check: it may step to an attacked square, or another piece may clear an attacker's line. With both royals in trouble at once nothing is lost yet: one move may cure both.",
  "The anti-king steps one square in any direction. It never takes an enemy; it may take pieces of its own side, but not its own king. Nobody can take an anti-king: it stands in the way of every piece, and of a pawn on its last step too.",
  eatingOwn(id),
  "If you have no legal move, you lose when your king is attacked or your anti-king unattacked (mate, anti-king mate, or both), and otherwise the game is a stalemate, which is a draw.",
  mate,
  "There is no draw for want of material: nobody can take the other side's last ordinary piece, since that would leave their own anti-king unattacked. Your anti-king may eat your own last one where it is attacked, and you win at once: nothing can attack the other anti-king any more.",
  lastPiece,
];

const ANTIKING_NOTATION =
  "In written moves A is the anti-king, + marks check and anti-check, and # any mate.";

const losingRules = (id: LosingId, ...meaning: Draft): Draft => [
  "The aim is to lose everything: whoever has no pieces left wins.",
  "Capturing is compulsory, en passant included. If there are several captures you choose which. If a move is refused, look for a capture first.",
  compulsory(id),
  "The king is a piece like any other: there is no check, no mate and no castling, it can be taken, and a pawn may promote to a king as well as to a queen, rook, bishop or knight.",
  promotionToKing(id),
  ...meaning,
  "With only bishops left, White's all on one colour of square and Black's all on the other, nobody can win any more, and the game is drawn.",
  unlikeBishops(id),
  draws({ same: SAME_EN_PASSANT }),
];

/** The draws that every game knows; what makes a position the same, and what else is a capture, differs. */
function draws({ same, captures = "" }: { readonly same: string; readonly captures?: string }): string {
  return `The game is a draw once each side has made fifty moves without a capture${captures} or a pawn move, or once a position stands for the third time with the same side to move and ${same}. A win on the last of the fifty moves still counts. Players may also agree to a draw, or resign; running out of time loses.`;
}

/** What makes a position the same, beside the board and the side to move. */
const SAME_LEAPS = "the same royals still free to leap";
const SAME_EN_PASSANT = "the same capture en passant, if any";
const SAME_CASTLING = "the same rights to castle and to take en passant";

const OWN_CAPTURES = " (eating a piece of one's own is one)";

const ORTHODOX =
  "Everything else is as in chess: pawns, double step, en passant, promotion to queen, rook, bishop or knight, and castling.";

const BODIES = {
  antiking1: [
    ...antikingRules("antiking1", { attackers: PAWN_ATTACKS }),
    "Pawns are Berolina pawns: they step one square slantwise forward and take one square straight forward, so a pawn attacks the square in front of it. There is no double step and no en passant.",
    BEROLINA,
    "On the last rank a pawn becomes a queen, rook, bishop or knight.",
    BEROLINA_PROMOTION,
    "Each king and each anti-king may make one leap like a knight to an empty square, over anything in between, as its own first move of the game; a leap takes nothing. The king must land unattacked, the anti-king attacked. Leaping out of check or anti-check is allowed. Whichever way a royal moves first, it cannot leap later. There is no castling.",
    KING_LEAP,
    ANTIKING_LEAP,
    `${ANTIKING_NOTATION} A pawn's step is the square alone, with its file in front if two pawns can go there: "ab4" is a pawn, "Ab4" the anti-king.`,
    draws({ same: SAME_LEAPS, captures: OWN_CAPTURES }),
  ],
  antiking2: [
    ...antikingRules("antiking2", {
      havens: HAVENS,
      attackers: PINNED_ATTACKER,
      mate: ANTIKING_MATE,
      lastPiece: LAST_PIECE,
    }),
    `${ORTHODOX} En passant is illegal too where it would take the last attacker of your own anti-king.`,
    "An anti-king standing between king and rook blocks castling; one standing beside the king's path does not matter. An anti-king that eats its own rook ends the right to castle with it.",
    CASTLING,
    ANTIKING_NOTATION,
    draws({ same: SAME_CASTLING, captures: OWN_CAPTURES }),
  ],
  antichess: losingRules(
    "antichess",
    "A side that has pieces but no move (stalemate) wins. This is the international rule.",
    stalemate("antichess"),
  ),
  suicide: losingRules(
    "suicide",
    "If the side to move has pieces but no move (stalemate), the side with fewer pieces wins, whatever they are; with equally many it is a draw. This is the rule of FICS.",
    stalemate("suicide"),
    EVEN_STALEMATE,
  ),
  aise: losingRules(
    "aise",
    "If the side to move has pieces but no move (stalemate), the game is drawn. This is the AISE rule.",
    stalemate("aise"),
  ),
  losers: [
    "You win by being mated, by being stalemated, or by having nothing left but your king.",
    MATED_WINS,
    "A side that is left with a bare king wins at once. If a capture bares both kings, the side to move next wins.",
    BARE_KING,
    "Capturing is compulsory, but only among legal moves: in check you must take only if some capture gets you out of it. If there are several captures you choose which. The king is royal and may not be left attacked.",
    CURING_CAPTURE,
    ORTHODOX,
    draws({ same: SAME_CASTLING }),
  ],
  chess: [
    "The rules are those of FIDE. A mated king loses, and no legal move without check (stalemate) is a draw.",
    FOOLS_MATE,
    "Too little to mate with is a draw as well: bare kings, a single bishop or knight besides, or bishops that all stand on one colour of square.",
    draws({ same: SAME_CASTLING }),
  ],
} satisfies Record<VariantId, Draft>;

/** The rules of a game for players. */
export function rulesPage(id: VariantId): RulesPage {
  const body: Draft = BODIES[id];
  const blocks = [VARIANT_LINES[id], ...body].flatMap((part): RulesBlock[] => {
    if (part === undefined) return [];
    return [typeof part === "string" ? { kind: "text", text: part } : { kind: "diagram", diagram: part }];
  });
  return { title: variantOf(id).name, blocks };
}
