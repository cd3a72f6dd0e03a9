/** The rules as players read them: a page a game, made of paragraphs that games share. */
import { type VariantId, variantOf } from "../rules/variant.ts";
import { VARIANT_LINES } from "./variant-lines.ts";

/** A page: a title, and paragraphs without line breaks for the screen to wrap. */
export interface RulesPage {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

const ANTIKING = [
  "Each side has a king and an anti-king (A), drawn as a king upside down. The king must not be attacked. The anti-king must be: it is in anti-check when no enemy piece attacks it.",
  "A move is illegal if it leaves your own king attacked or your own anti-king unattacked. Nothing excuses it, not even giving mate. So you may not take the last attacker of your own anti-king, nor step between the two.",
  "Queens, rooks, bishops, knights and pawns attack an anti-king; a king never does. A pinned piece still attacks. An anti-king attacks nothing: a king may stand beside it.",
  "The anti-king steps one square in any direction. It never takes an enemy; it may take pieces of its own side, but not its own king. Nobody can take an anti-king; it only stands in the way.",
  "If you have no legal move, you lose when your king is attacked or your anti-king unattacked (mate, anti-king mate, or both), and otherwise the game is drawn. Trouble on both royals at once is no loss by itself: one move may cure both.",
  "A side may eat its own last ordinary piece with its anti-king when that square is attacked, and wins at once: nothing can attack the other anti-king any more. There is no draw for want of material.",
];

const LOSING = [
  "The aim is to lose everything: whoever has no pieces left wins.",
  "Capturing is compulsory, en passant included. If there are several captures you choose which. If a move is refused, look for a capture first.",
  "The king is a piece like any other: there is no check, no mate and no castling, it can be taken, and a pawn may promote to a king as well as to a queen, rook, bishop or knight.",
];

const DEAD =
  "With only bishops left, White's all on one colour of square and Black's all on the other, the game is drawn.";
const DRAWS =
  "Fifty moves without a capture or a pawn move, and a position that stands for the third time, draw the game by themselves. Players may also agree to a draw, or resign.";
const ORTHODOX_PAWNS =
  "Everything else is as in chess: pawns, double step, en passant, promotion to queen, rook, bishop or knight, and castling.";

const BODIES = {
  antiking1: [
    ...ANTIKING,
    "Pawns are Berolina pawns: they step one square slantwise forward and take one square straight forward, so a pawn attacks the square in front of it. There is no double step and no en passant. On the last rank they become a queen, rook, bishop or knight.",
    "Each king and each anti-king may make one leap like a knight to an empty square, as its own first move of the game. The king must land unattacked, the anti-king attacked. There is no castling.",
  ],
  antiking2: [
    ...ANTIKING,
    ORTHODOX_PAWNS,
    "An anti-king standing between king and rook blocks castling; one standing beside the king's path does not matter.",
  ],
  antichess: [
    ...LOSING,
    "A side that has pieces but no move (stalemate) wins. This is the international rule.",
    DEAD,
  ],
  suicide: [
    ...LOSING,
    "If the side to move has pieces but no move (stalemate), the side with fewer pieces wins, whatever they are; with equally many it is a draw. This is the rule of FICS.",
    DEAD,
  ],
  aise: [
    ...LOSING,
    "If the side to move has pieces but no move (stalemate), the game is drawn. This is the AISE rule.",
    DEAD,
  ],
  losers: [
    "You win by being mated, by being stalemated, or by having nothing left but your king.",
    "Capturing is compulsory, but only among legal moves: in check you must take only if some capture gets you out of it. The king is royal and may not be left attacked.",
    ORTHODOX_PAWNS,
  ],
  chess: [
    "The orthodox game: a mated king loses, no legal move without check is a draw, and so is a position with too little left to mate with.",
  ],
} satisfies Record<VariantId, readonly string[]>;

/** The rules of a game for players. */
export function rulesPage(id: VariantId): RulesPage {
  return { title: variantOf(id).name, paragraphs: [VARIANT_LINES[id], ...BODIES[id], DRAWS] };
}
