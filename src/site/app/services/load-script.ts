/** Name of the Trusted Types policy that the content security policy allows for these scripts. */
const policyName = 'livery-analytics'

interface ScriptPolicy {
  createScriptURL(address: string): unknown
}

/** The part of the Trusted Types API that a script URL needs. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(address: string): string }): ScriptPolicy
}

let policy: ScriptPolicy | undefined

/** Adds a script of a service to the page. The content security policy decides from where one may come. */
export function loadScript(address: string, attributes: Readonly<Record<string, string>> = {}): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  // A policy of one name can be made only once.
  policy ??= trustedTypes?.createPolicy(policyName, { createScriptURL: (each) => each })
  const script = document.createElement('script')
  script.async = true
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value)
  // The DOM types declare `src` as a string only.
  script.src = (policy?.createScriptURL(address) ?? address) as string
  document.head.append(script)
}
