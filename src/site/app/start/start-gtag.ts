/** Name of the Trusted Types policy that the content security policy allows for this script. */
const policyName = 'livery-analytics'

const loader = 'https://www.googletagmanager.com/gtag/js'

/** Format of Google's ids, such as G-AB12CD34. */
const gtagIds = /^[A-Z]{1,3}-[A-Z0-9-]{4,20}$/

/** The part of the Trusted Types API that a script URL needs. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): {
    createScriptURL(address: string): unknown
  }
}

interface GtagWindow {
  dataLayer?: IArguments[]
  trustedTypes?: TrustedTypes
}

/** Loads Google's tag once. It gets the URL of the page without its query, which may contain codes and ids. */
export function startGtag(id: string): void {
  if (!gtagIds.test(id)) throw new Error(`not the id of a Google tag: ${id}`)
  const page = window as GtagWindow
  if (page.dataLayer !== undefined) return
  const queue: IArguments[] = (page.dataLayer = [])
  const gtag: (...command: unknown[]) => void = function () {
    // oxlint-disable-next-line prefer-rest-params -- Google's script reads the arguments object itself, and no array
    queue.push(arguments)
  }
  gtag('js', new Date())
  gtag('config', id, { page_location: `${location.origin}${location.pathname}` })
  const script = document.createElement('script')
  script.async = true
  script.src = trustedAddress(`${loader}?id=${encodeURIComponent(id)}`, page.trustedTypes)
  document.head.append(script)
}

/** Creates the trusted URL: with Trusted Types the content security policy accepts no other as a script's source. */
function trustedAddress(address: string, trustedTypes?: TrustedTypes): string {
  const policy = trustedTypes?.createPolicy(policyName, { createScriptURL: (each) => each })
  // The DOM types declare `src` as a string only.
  return (policy?.createScriptURL(address) ?? address) as string
}
