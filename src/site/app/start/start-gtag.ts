/** What the content policy knows this script's maker of addresses by. */
const policyName = 'livery-analytics'

const loader = 'https://www.googletagmanager.com/gtag/js'

/** Ids as Google gives them, such as G-AB12CD34. */
const gtagIds = /^[A-Z]{1,3}-[A-Z0-9-]{4,20}$/

/** As much of the browser's trusted types as a script's address needs. */
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

/** Loads Google's tag, once. It is told the address of the page without its query, which may hold codes and ids. */
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

/** An address that this file wrote: the one kind of script address that the content policy lets be set. */
function trustedAddress(address: string, trustedTypes?: TrustedTypes): string {
  const policy = trustedTypes?.createPolicy(policyName, { createScriptURL: (each) => each })
  // The type of src knows strings alone.
  return (policy?.createScriptURL(address) ?? address) as string
}
