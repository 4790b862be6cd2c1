import { notedSandbox } from './sandbox-log'

/**
 * Says on the console what the site had to put right, and in the sandbox's log too when the
 * gateway is the sandbox. A real gateway hears nothing of it.
 */
export function reportToSandbox(merchant: string, message: string): void {
  console.warn(message)
  const sandbox = notedSandbox()
  if (sandbox === undefined) return
  const body = JSON.stringify({ merchant, message })
  fetch(`${sandbox}/sandbox/log`, { method: 'POST', headers: { 'content-type': 'application/json' }, body }).catch(
    (error: unknown) => console.warn('the sandbox log could not be reached', error),
  )
}
