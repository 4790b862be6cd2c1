/** "Remember me" (1 §3, §9): for one day a cookie holds the account's name, and never its password. */
const cookieName = 'remembered-name'
const day = 86_400

/** The remembered name, empty when there is none. */
export function rememberedName(): string {
  const pair = document.cookie.split('; ').find((each) => each.startsWith(`${cookieName}=`))
  return pair === undefined ? '' : decoded(pair.slice(cookieName.length + 1))
}

export function rememberName(name: string): void {
  write(encodeURIComponent(name), day)
}

export function forgetName(): void {
  write('', 0)
}

function write(value: string, maxAge: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${cookieName}=${value}; Max-Age=${maxAge}; Path=/; SameSite=Lax${secure}`
}

/** A cookie that somebody else wrote may hold anything. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return ''
  }
}
