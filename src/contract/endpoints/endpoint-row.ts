/** A row of the endpoint table. */
export interface Endpoint {
  /** Name of the call. */
  readonly name: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  readonly moduleId: string
  /**
   * read: may be retried and cached; write: is never retried automatically; money: is not either, and requires the
   * idempotency key of its intent (`Idempotency-Key`). By default a GET is a read and the others are writes.
   */
  readonly kind: 'read' | 'write' | 'money'
  /** The call needs a session (2 §6). */
  readonly token: boolean
  /** The body is sent in the encrypted envelope (2 §7). */
  readonly encrypt: boolean
  /**
   * Which part of the answer is the value: that of `{success, code, message, value}` unless the specification shows
   * another shape.
   */
  readonly answer: 'value' | 'info' | 'body'
  /** A form-encoded body instead of JSON (1 §7, forgot password). */
  readonly form?: true
  /** The token of a session is sent if there is one, although the call needs none. */
  readonly tokenIfAny?: true
  /**
   * A multipart body (multipart/form-data): one part for each field, and at most `most` pictures under the name `part`
   * (2 §9).
   */
  readonly upload?: { readonly part: string; readonly most: number }
  /** The answer changes when money or points move: it is read again after each act that moves them. */
  readonly ofMoney?: true
  /** What the specification leaves open for this row. */
  readonly assumed?: 'method' | 'path' | 'path and method'
}

export type Flags = Partial<
  Pick<Endpoint, 'kind' | 'token' | 'encrypt' | 'answer' | 'form' | 'tokenIfAny' | 'upload' | 'ofMoney' | 'assumed'>
>

/** Free of side effects, so that a bundle contains only the rows of the calls it makes. */
/* @__NO_SIDE_EFFECTS__ */
export function row<Name extends string>(name: Name, method: Endpoint['method'], path: string, flags: Flags = {}) {
  const kind = method === 'GET' ? 'read' : 'write'
  const plain: Endpoint = { name, moduleId: name, method, path, kind, token: false, encrypt: false, answer: 'value' }
  return { ...plain, ...flags, name }
}
