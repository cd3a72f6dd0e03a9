/** The pictures in the rules. A test asks the rules core whether each of them tells the truth. */
import type { Color } from "../rules/piece.ts";
import { type VariantId, variantOf } from "../rules/variant.ts";
import type { Diagram } from "./diagram.ts";

const start = (variant: VariantId) => ({ variant, fen: variantOf(variant).start });

/** The anti-king games. What they share looks the same in both, with pieces and with pawns that do not move. */
export type AntikingId = Extract<VariantId, "antiking1" | "antiking2">;

/** The games of losing everything, alike but for what a stalemate means. */
export type LosingId = Extract<VariantId, "antichess" | "suicide" | "aise">;

export const lastAttacker = (variant: AntikingId): Diagram => ({
  id: "last-attacker",
  variant,
  fen: "4r2k/6pp/8/1Q6/4A3/1a5R/8/6K1 w - - 0 1",
  caption:
    "The rook on e8 is all that attacks White's anti-king. The queen may not take it, though Qxe8 would be mate, and Qe5 is illegal too: it would shut the rook off.",
  claim: { kind: "refused", from: "b5", to: ["e5", "e8"], code: "antiking-unattacked", mating: ["e8"] },
});

export const eatingOwn = (variant: AntikingId): Diagram => ({
  id: "eating-own",
  variant,
  fen: "4rrk1/8/8/8/3bAN2/3K4/8/R6a w - - 0 1",
  caption:
    "Black's rooks attack e3, e5 and f5, where the anti-king may step, and f4, where it may eat its own knight. The bishop on d4 is an enemy, and d3 holds its own king; nothing attacks d5, and nothing f3 behind the knight.",
  claim: { kind: "destinations", from: "e4", to: ["e3", "e5", "f4", "f5"] },
});

export const HAVENS: Diagram = {
  ...start("antiking2"),
  id: "havens",
  caption:
    "The start. Black's pawns and knights attack the whole sixth rank and no other empty square, so White's anti-king can live there only. It may step to c6 or e6; on d5 it would be in anti-check.",
  claim: {
    kind: "havens",
    color: "w",
    squares: ["a6", "b6", "c6", "d6", "e6", "f6", "g6", "h6"],
  },
};

export const PINNED_ATTACKER: Diagram = {
  id: "pinned-attacker",
  variant: "antiking2",
  fen: "8/R5bk/7A/8/8/a7/8/1K6 w - - 0 1",
  caption:
    "Only the bishop attacks White's anti-king, and that is enough, though the rook pins it. The king on h7 does not count; nor does it mind the anti-king beside it.",
  claim: { kind: "attackers-of-antiking", color: "w", squares: ["g7"] },
};

export const ANTIKING_MATE: Diagram = {
  ...start("antiking2"),
  id: "antiking-mate",
  moves: "Na3 Ac4 Nf3 Ab5 Nb1",
  caption:
    "1.Na3 Ac4 2.Nf3 Ab5 3.Nb1# walks away from the anti-king: nothing attacks it now, nothing attacks the squares around it, and no other move of Black's helps.",
  claim: { kind: "outcome", reason: "antiking-mate", winner: "w" },
};

export const LAST_PIECE: Diagram = {
  id: "last-piece",
  variant: "antiking2",
  fen: "4rrk1/8/8/6a1/4AP2/8/8/K7 w - - 0 1",
  moves: "Axf4",
  caption:
    "White's anti-king has just eaten White's last pawn. Black's rooks attack it there, but White has nothing left that could ever attack Black's.",
  claim: { kind: "outcome", reason: "antiking-mate", winner: "w" },
};

export const CASTLING: Diagram = {
  id: "castling",
  variant: "antiking2",
  fen: "1r2k3/8/8/8/4B3/8/6a1/RA2K2R w KQ - 0 1",
  caption:
    "White may castle short: Black's anti-king on g2 attacks nothing. It may not castle long: its own anti-king on b1 stands between king and rook.",
  claim: { kind: "destinations", from: "e1", to: ["d1", "d2", "e2", "f1", "f2", "g1"] },
};

export const BEROLINA: Diagram = {
  id: "berolina",
  variant: "antiking1",
  fen: "6ka/8/8/3p4/1p1P4/1P3n2/8/K3A2R w - - 0 1",
  caption: "The pawn on b3 may step to a4 or c4, or take the pawn straight ahead on b4.",
  claim: { kind: "destinations", from: "b3", to: ["a4", "b4", "c4"] },
};

export const PAWN_ATTACKS: Diagram = {
  id: "pawn-attacks",
  variant: "antiking1",
  fen: "8/8/2ppp3/3Ak3/8/8/6K1/a6R w - - 0 1",
  caption:
    "Of Black's three pawns only the one on d6 attacks White's anti-king, straight down. The pawns beside it do not, nor does the king on e5, which may stand next to an anti-king.",
  claim: { kind: "attackers-of-antiking", color: "w", squares: ["d6"] },
};

export const BEROLINA_PROMOTION: Diagram = {
  id: "promotion",
  variant: "antiking1",
  fen: "3a3k/3P4/8/8/8/8/r6A/4K3 w - - 0 1",
  caption:
    "The pawn attacks Black's anti-king, which it can never take. It may promote on either side of it: c8=Q or e8=Q, for example.",
  claim: { kind: "promotion", from: "d7", to: ["c8", "e8"], choices: ["queen", "rook", "bishop", "knight"] },
};

export const KING_LEAP: Diagram = {
  id: "king-leap",
  variant: "antiking1",
  fen: "a3r1k1/2b5/8/8/8/8/7A/R3K3 w K - 0 1",
  caption:
    "White's king has not moved yet. It may leap out of the rook's check to any marked square, or step away as usual.",
  claim: { kind: "leap", from: "e1", to: ["c2", "d3", "f3", "g2"] },
};

export const ANTIKING_LEAP: Diagram = {
  id: "antiking-leap",
  variant: "antiking1",
  fen: "2r4a/8/6k1/8/8/8/5K2/A6R w KA - 0 1",
  caption:
    "White's anti-king is in anti-check. A leap to c2, which the rook on c8 attacks, is the only cure; b3 is attacked by nothing. Had the anti-king moved before, this would be anti-king mate.",
  claim: { kind: "leap", from: "a1", to: ["c2"], otherwise: "antiking-mate" },
};

export const compulsory = (variant: LosingId): Diagram => ({
  id: "compulsory",
  variant,
  fen: "8/7n/8/3pP3/8/8/P7/7R w - d6 0 1",
  caption:
    "Black's pawn has just come from d7 to d5. White must take: the pawn, en passant on d6, or the knight. Which of the two is free; every other move is illegal.",
  claim: { kind: "compulsory", captures: ["e5d6", "h1h7"] },
});

export const promotionToKing = (variant: LosingId): Diagram => ({
  id: "promotion",
  variant,
  fen: "1k6/P7/8/8/8/8/8/K7 w - - 0 1",
  caption:
    "White must take the king on b8, and its pawn becomes whatever White likes, a second king included. Black has nothing left then, and wins.",
  claim: {
    kind: "promotion",
    from: "a7",
    to: ["b8"],
    choices: ["queen", "rook", "bishop", "knight", "king"],
  },
});

const STALEMATES = {
  antichess: {
    winner: "w",
    caption: "White's pawns are blocked, and so is its bishop. White has no move, and therefore wins.",
  },
  suicide: {
    winner: "b",
    caption:
      "White's pawns are blocked, and so is its bishop. White has four pieces and Black three, so Black wins.",
  },
  aise: {
    winner: null,
    caption: "White's pawns are blocked, and so is its bishop. White has no move, and nobody wins.",
  },
} as const satisfies Record<LosingId, { winner: Color | null; caption: string }>;

export const stalemate = (variant: LosingId): Diagram => ({
  id: "stalemate",
  variant,
  fen: "6nB/6P1/8/4p3/2p1P3/2P5/8/8 w - - 0 1",
  caption: STALEMATES[variant].caption,
  claim: { kind: "outcome", reason: "stalemate", winner: STALEMATES[variant].winner },
});

export const EVEN_STALEMATE: Diagram = {
  id: "even-stalemate",
  variant: "suicide",
  fen: "8/8/8/4p3/4P3/8/8/8 w - - 0 1",
  caption: "White has no move here either, but each side has just one piece.",
  claim: { kind: "outcome", reason: "stalemate", winner: null },
};

export const unlikeBishops = (variant: LosingId): Diagram => ({
  id: "unlike-bishops",
  variant,
  fen: "8/8/3b4/8/8/8/4B3/8 w - - 0 1",
  caption: "The bishops can never meet: White's goes on light squares, Black's on dark ones.",
  claim: { kind: "outcome", reason: "dead-position", winner: null },
});

export const CURING_CAPTURE: Diagram = {
  id: "curing-capture",
  variant: "losers",
  fen: "4k3/8/8/8/1p2r3/P2P4/8/4K3 w - - 0 1",
  caption:
    "White is in check and can end it by taking the rook, so it must. Taking the pawn on b4 would leave the king attacked and is no legal capture. Without the pawn on d3, White would be free to step out of check instead.",
  claim: { kind: "compulsory", captures: ["d3e4"] },
};

export const MATED_WINS: Diagram = {
  id: "mated-wins",
  variant: "losers",
  fen: "6rk/5Npp/8/8/8/8/8/K7 b - - 0 1",
  caption: "The knight gives mate, which is just what Black was after.",
  claim: { kind: "outcome", reason: "king-mate", winner: "b" },
};

export const BARE_KING: Diagram = {
  id: "bare-king",
  variant: "losers",
  fen: "4k3/8/8/8/8/8/4P3/4K3 b - - 0 1",
  caption: "Black has nothing left but the king.",
  claim: { kind: "outcome", reason: "bare-king", winner: "b" },
};

export const FOOLS_MATE: Diagram = {
  ...start("chess"),
  id: "mate",
  moves: "f3 e5 g4 Qh4",
  caption: "1.f3 e5 2.g4 Qh4# is mate: the queen attacks the king, and no move of White's ends that.",
  claim: { kind: "outcome", reason: "king-mate", winner: "b" },
};
