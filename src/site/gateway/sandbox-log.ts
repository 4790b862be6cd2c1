const sandboxName = 'livery-sandbox'

let sandbox: string | undefined

/** Records that answers come from the sandbox gateway, which sets a header. */
export function noteSandbox(baseUrl: string, answer: Response): void {
  if (answer.headers.get('x-gateway') === sandboxName) sandbox = baseUrl
}

/** Base address of the sandbox gateway; undefined with a real gateway. */
export const notedSandbox = (): string | undefined => sandbox
