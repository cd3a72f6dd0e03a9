/** What one search carries through its tree: the position, the tables, the room for moves, and when to stop. */
import type { Position } from "../rules/position.ts";
import type { Limits } from "./engine.ts";
import { type Evaluate, evaluationFor } from "./evaluation.ts";
import { MoveOrder } from "./move-order.ts";
import { MAX_PLY } from "./score.ts";
import type { TranspositionTable } from "./transposition-table.ts";

/** Asked now and then in the middle of a search, and told the positions visited; true ends it. */
export type StopSignal = (nodes: number) => boolean;

/** Room for the moves of every ply on the way down. */
const MOVE_ROOM = 1 << 15;
/** Positions between two looks at the clock and the stop signal. */
const POLL_INTERVAL = 1024;

/** What a search has at hand, and what ends it. */
export interface Conditions {
  readonly table: TranspositionTable;
  readonly limits: Limits;
  readonly stopSignal: StopSignal;
  /** Milliseconds gone by since the search was asked for. */
  readonly waited: number;
}

export class SearchState {
  readonly position: Position;
  readonly table: TranspositionTable;
  readonly evaluate: Evaluate;
  readonly order: MoveOrder;
  /** Moves of the plies on the way down, one after the other. */
  readonly moves: Int32Array = new Int32Array(MOVE_ROOM);
  /** Best lines: the one found at a ply stands at ply * MAX_PLY + ply and has `pvEnds[ply] - ply` moves. */
  readonly pv: Int32Array = new Int32Array(MAX_PLY * MAX_PLY);
  readonly pvEnds: Int32Array = new Int32Array(MAX_PLY + 1);
  /** Static estimates on the way down, by ply; NO_ESTIMATE where none was made. */
  readonly estimates: Int16Array = new Int16Array(MAX_PLY + 1);
  /** Moves made on the position before the search began. */
  readonly rootPly: number;
  /** Goes into the table's keys, as other games have other rules for the same position. */
  readonly salt: number;
  readonly compulsory: boolean;
  readonly royals: boolean;

  /** Where the next ply's moves begin in `moves`. */
  moveEnd = 0;
  /** Depth of the iteration under way. */
  iteration = 0;
  nodes = 0;
  /** Plies of the longest line looked at. */
  deepest = 0;
  stopped = false;
  /** Set once the first iteration is over: there is a move to play, and limits count from here. */
  mayStop = false;

  private readonly started: number;
  private readonly nodeLimit: number;
  private readonly deadline: number;
  private readonly softDeadline: number;
  private readonly stopSignal: StopSignal;
  private nextPoll = 0;

  /** The clock starts now, or `waited` milliseconds ago. */
  constructor(position: Position, { table, limits, stopSignal, waited }: Conditions) {
    const { variant } = position;
    this.started = performance.now() - waited;
    this.position = position;
    this.table = table;
    this.evaluate = evaluationFor(variant);
    this.order = new MoveOrder(MOVE_ROOM);
    this.rootPly = position.ply;
    this.salt = saltOf(variant.id);
    this.compulsory = variant.compulsoryCapture;
    this.royals = variant.royalKing || variant.antiking;
    this.nodeLimit = limits.nodes ?? Number.POSITIVE_INFINITY;
    this.deadline = this.started + (limits.milliseconds ?? Number.POSITIVE_INFINITY);
    this.softDeadline = this.started + (limits.softMilliseconds ?? Number.POSITIVE_INFINITY);
    this.stopSignal = stopSignal;
    this.poll();
  }

  /** Counts a position so many plies below the root; true when the search has to end. */
  enter(ply: number): boolean {
    if (this.stopped) return true;
    this.nodes++;
    if (ply > this.deepest) this.deepest = ply;
    if (this.nodes >= this.nextPoll) this.poll();
    return this.stopped;
  }

  /** Between two iterations: allows the limits to end the search, now that there is a move to play. */
  allowStop(): void {
    this.mayStop = true;
    this.poll();
    if (performance.now() >= this.softDeadline) this.stopped = true;
  }

  milliseconds(): number {
    return Math.round(performance.now() - this.started);
  }

  /** Prepends a move to the best line of the next ply and makes it the line of this one. */
  extendLine(move: number, ply: number): void {
    const { pv, pvEnds } = this;
    const row = ply * MAX_PLY;
    const end = Math.max(pvEnds[ply + 1], ply + 1);
    pv[row + ply] = move;
    for (let index = ply + 1; index < end; index++) pv[row + index] = pv[row + MAX_PLY + index];
    pvEnds[ply] = end;
  }

  private poll(): void {
    if (this.stopSignal(this.nodes)) this.stopped = true;
    if (this.mayStop && (this.nodes >= this.nodeLimit || performance.now() >= this.deadline))
      this.stopped = true;
    this.nextPoll = this.nodes + POLL_INTERVAL;
    if (this.mayStop) this.nextPoll = Math.min(this.nextPoll, Math.max(this.nodeLimit, this.nodes + 1));
  }
}

/** A number for each name, by the FNV-1a hash. */
function saltOf(name: string): number {
  let hash = 0x811c9dc5;
  for (const letter of name) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  return hash | 0;
}
