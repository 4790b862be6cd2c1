import { sandboxAddress } from './sandbox-log'

/**
 * Logs what the site had to correct on the console, and also in the sandbox's log when the gateway is the sandbox.
 * Nothing is sent to a real gateway.
 */
export function reportToSandbox(merchant: string, message: string): void {
  console.warn(message)
  const sandbox = sandboxAddress()
  if (sandbox === undefined) return
  const body = JSON.stringify({ merchant, message })
  fetch(`${sandbox}/sandbox/log`, { method: 'POST', headers: { 'content-type': 'application/json' }, body }).catch(
    (error: unknown) => console.warn('the sandbox log could not be reached', error),
  )
}
