/** Cookies that the browser does not take. */
const memory = new Map<string, string>()

/** A cookie of this site, empty where there is none. */
export function readCookie(name: string): string {
  const pair = cookies().find((each) => each.startsWith(`${name}=`))
  return memory.get(name) ?? decoded(pair?.slice(name.length + 1) ?? '')
}

/** Seconds that it is kept; where the browser keeps none, as long as the page lives. 0 takes it away. */
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

/** None where looking at them is refused, as in a sandboxed frame. */
function cookies(): string[] {
  try {
    return document.cookie.split('; ')
  } catch {
    return []
  }
}

/** A cookie that somebody else wrote may hold anything. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return ''
  }
}
