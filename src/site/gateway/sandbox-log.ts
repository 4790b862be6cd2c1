const sandboxName = 'livery-sandbox'

let sandbox: string | undefined

/** Records that answers come from the sandbox gateway, which sets a header. */
export function recordSandbox(baseUrl: string, answer: Response): void {
  if (answer.headers.get('x-gateway') === sandboxName) sandbox = baseUrl
}

/** Base address of the sandbox gateway; undefined with a real gateway. */
export const sandboxAddress = (): string | undefined => sandbox
