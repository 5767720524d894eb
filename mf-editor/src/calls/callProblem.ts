import type { FileProblem } from "@festival/contracts/api/editing/imports";
import type { RecordUse } from "@festival/contracts/api/operations";
import type { PasswordProblem } from "@festival/contracts/api/staff";
import { isErrorBody, type ErrorCode, type FieldProblem } from "@festival/contracts/errors";
import type { StaffRecord } from "@festival/contracts/calls/resources";

interface Details {
  fields?: Record<string, FieldProblem>;
  /** The record as it is by now, where another person was faster. */
  current?: StaffRecord;
  used_by?: RecordUse[];
  /** Why a file is not read, and the cell that is to blame. */
  file?: FileProblem;
  cell?: string;
  /** What a new password lacks. */
  problem?: PasswordProblem;
}

/** A call that was refused, or that got no answer. */
export class CallProblem extends Error {
  /** 0 where there was no answer. */
  readonly status: number;
  readonly code: ErrorCode | "offline";
  readonly details: Details;

  constructor(status: number, body: unknown) {
    const known = isErrorBody(body) ? body : undefined;
    super(known?.message ?? `The call was answered with ${status}.`);
    this.name = "CallProblem";
    this.status = status;
    this.code = known?.code ?? (status === 0 ? "offline" : "internal");
    this.details = known?.details ?? {};
  }
}

export const isCallProblem = (error: unknown): error is CallProblem => error instanceof CallProblem;
