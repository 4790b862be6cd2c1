/** A row of the endpoint table. */
export interface Endpoint {
  /** Name of the call. */
  readonly name: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  readonly moduleId: string
  /**
   * read: may be asked again and kept; write: never by itself; money: never by itself either, and not without the
   * key of its intent (`Idempotency-Key`). A GET is a read and the rest are writes, unless the row says otherwise.
   */
  readonly kind: 'read' | 'write' | 'money'
  /** The call needs a session (2 §6). */
  readonly token: boolean
  /** The body travels in the encrypted envelope (2 §7). */
  readonly encrypt: boolean
  /** Which part of the answer is the value: `{success, code, message, value}` unless the specification shows another shape. */
  readonly answer: 'value' | 'info' | 'body'
  /** A form body instead of JSON (1 §7, forgot password). */
  readonly form?: true
  /** The session's token goes along where there is one, though the call needs none. */
  readonly tokenIfAny?: true
  /** A body in parts (multipart/form-data): one a field, and pictures, at most so many, under this name (2 §9). */
  readonly upload?: { readonly part: string; readonly most: number }
  /** What the specification leaves open in this row. */
  readonly assumed?: 'method' | 'path' | 'path and method'
}

export type Flags = Partial<
  Pick<Endpoint, 'kind' | 'token' | 'encrypt' | 'answer' | 'form' | 'tokenIfAny' | 'upload' | 'assumed'>
>

/** Nothing but its row: a bundle holds those of the calls that it makes. */
/* @__NO_SIDE_EFFECTS__ */
export function row<Name extends string>(name: Name, method: Endpoint['method'], path: string, flags: Flags = {}) {
  const kind = method === 'GET' ? 'read' : 'write'
  const plain: Endpoint = { name, moduleId: name, method, path, kind, token: false, encrypt: false, answer: 'value' }
  return { ...plain, ...flags, name }
}
