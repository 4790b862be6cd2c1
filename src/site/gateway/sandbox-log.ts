const sandboxName = 'livery-sandbox'

let sandbox: string | undefined

/** Remembers that answers come from the sandbox gateway, which says so in a header. */
export function noteSandbox(baseUrl: string, answer: Response): void {
  if (answer.headers.get('x-gateway') === sandboxName) sandbox = baseUrl
}

/** Where the sandbox gateway answers; undefined with a real gateway. */
export const notedSandbox = (): string | undefined => sandbox
