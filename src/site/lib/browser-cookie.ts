/** Cookies that the browser refused to store. */
const memory = new Map<string, string>()

/** The value of a cookie of this site, empty where there is none. */
export function readCookie(name: string): string {
  const pair = cookies().find((each) => each.startsWith(`${name}=`))
  return memory.get(name) ?? decoded(pair?.slice(name.length + 1) ?? '')
}

/**
 * `maxAge` in seconds; where the browser stores no cookies, the value lasts as long as the page. 0 deletes the cookie.
 */
export function writeCookie(name: string, value: string, maxAge: number): void {
  memory.delete(name)
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  try {
    document.cookie = `${name}=${encodeURIComponent(value)}; Max-Age=${maxAge}; Path=/; SameSite=Lax${secure}`
  } catch (error) {
    console.warn(`the browser takes no cookie ${name}`, error)
  }
  if (maxAge > 0 && readCookie(name) !== value) memory.set(name, value)
}

/** Whether the browser has any cookie of this site that scripts may read. */
export function hasCookies(): boolean {
  return cookies().some((each) => each !== '')
}

/** Empty where reading cookies throws, as in a sandboxed frame. */
function cookies(): string[] {
  try {
    return document.cookie.split('; ')
  } catch {
    return []
  }
}

/** A cookie that other code wrote may hold anything. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return ''
  }
}
