/** The closed list of what can go wrong, as clients see it, with the HTTP status of each. */
export const errorStatus = {
  bad_request: 400,
  validation_failed: 422,
  not_authenticated: 401,
  forbidden: 403,
  csrf_failed: 403,
  not_found: 404,
  conflict: 409,
  payload_too_large: 413,
  address_too_long: 414,
  too_many_requests: 429,
  headers_too_long: 431,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** What is wrong with one field of a form; the texts for these stand in the locales of who shows them. */
export type FieldProblem =
  | "required"
  | "too_long"
  | "invalid_email"
  | "invalid_number"
  | "invalid_date"
  | "invalid_url"
  | "invalid_choice"
  | "email_mismatch"
  /** More files than the field takes. */
  | "too_many"
  /** A file that the field does not take. */
  | "wrong_kind"
  /** The text to agree to is another one by now. */
  | "consent_changed"
  // the rest concerns what staff keep
  /** There is no such field. */
  | "unknown_field"
  /** Has not the form that the field wants. */
  | "invalid"
  /** Another record has it. */
  | "taken"
  /** Names a record that there is not. */
  | "unknown"
  /** Outside of what is allowed. */
  | "out_of_range";

/** Body of every answer with a status of 400 or above. */
export interface ErrorBody {
  code: ErrorCode;
  /**
   * English, for developers and logs; screens word `code` themselves. In the language of the address where
   * people may read it: parameters that a call does not know.
   */
  message: string;
  details?: { fields?: Record<string, FieldProblem>; [key: string]: unknown };
}

/** An answer of the API that was not a success. */
export class ApiError extends Error {
  override name = "ApiError";
  readonly code: ErrorCode;
  readonly status: number;
  readonly details: ErrorBody["details"];

  constructor(code: ErrorCode, message: string = code, details?: ErrorBody["details"]) {
    super(message);
    this.code = code;
    this.status = errorStatus[code];
    this.details = details;
  }

  /**
   * Shell and remotes are bundled apart, so each has a class of its own; an error that one throws
   * must be known to the others.
   */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === "ApiError" && isErrorBody(value);
  }
}

export function isErrorBody(value: unknown): value is ErrorBody {
  return (
    typeof value === "object" &&
    value !== null &&
    "code" in value &&
    typeof value.code === "string" &&
    value.code in errorStatus
  );
}
