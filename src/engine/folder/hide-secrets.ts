/** Stands for each character of a secret, so that what is around it stays in its column. */
const hidden = '•'

/** Words of keys whose values are secret wherever such a file comes from. */
const secretName = /private|secret|passw|credential|token|api[_-]?key/i

/** What others write so that it can be told anywhere: JWT, AWS, Stripe, GitHub, GitLab, Slack, Google, SendGrid, OpenAI, Telegram. */
const knownSecret =
  /(?<![\w-])eyJ[\w-]{10,}\.[\w-]{10,}\.[\w-]{10,}|\b(?:AKIA|ASIA)[0-9A-Z]{16}\b|\b[sr]k_(?:live|test)_\w{16,}|\bgh[pousr]_\w{30,}|\bgithub_pat_\w{30,}|\bglpat-[\w-]{20,}|\bxox[abeoprs]-[\w-]{10,}|\bGOCSPX-[\w-]{20,}|\bAIza[\w-]{35}\b|\bwhsec_[\w+/=]{20,}|\bSG\.[\w-]{16,}\.[\w-]{16,}|\bsk-(?:proj-|ant-)?[\w-]{20,}|\b\d{8,10}:[\w-]{35}\b/g

/** The body of a private key as PEM; in JSON its lines end with `\n`, and the end may be missing. */
const pemBody = /(-----BEGIN [A-Z0-9 ]*PRIVATE KEY(?: BLOCK)?-----)(.*?)(?=-----END|["'`]|$(?![\s\S]))/gs

/** What programs print: `Private Key:` and the key, also on the next line. */
const printed = /(private[ _-]?key["']?\s*[:=](?:\s|\\[nr])*["']?)([\w+/=-]{16,})/gi

/** The private members of a key as JWK (RFC 7518, section 6), which may stand in a string. */
const jwkMember = /(\\?"(?:d|p|q|dp|dq|qi|k)\\?"\s*:\s*\\?")([\w-]{16,})/g

/** A key of JSON with its text. Names are short: without a limit, a text of many quotes would take minutes. */
const entry = /("((?:[^"\\\n]|\\.){0,200})"\s*:\s*")((?:[^"\\\n]|\\.)*)/g

/** The name of a text, as keys such as `passwordLabel` have it. */
const textKey = /^[a-z][a-z0-9-]*(\.[a-zA-Z0-9-]{1,30})+$/

/** 32 bytes as base64 or base64url: a private key of most curves. A public one has more. */
const keyOf32Bytes = /^[\w+/-]{43}=?$/

/**
 * A text of the same length without private keys, access tokens that can be told by their form, and what stands as a text
 * under a key that says it is secret: what is shown of a file ends in logs, pull requests and other people's browsers.
 * Shown are passwords of less than 16 characters, of digits or letters alone, and those within lists and objects.
 */
export function hideSecrets(text: string): string {
  return text
    .replace(pemBody, (_, begin: string, body: string) => begin + covered(body))
    .replace(printed, (_, before: string, key: string) => before + covered(key))
    .replace(entry, (whole, before: string, name: string, value: string) =>
      isSecret(name, value) ? before + covered(value) : whole,
    )
    .replace(jwkMember, (_, before: string, member: string) => before + covered(member))
    .replace(knownSecret, covered)
}

/** The same for words about a value that stands in quotes in them, by the name of its key. */
export function hideSecretsOf(name: string, words: string): string {
  const shown = words.replace(/"((?:[^"\\]|\\.)*)"/g, (whole, value: string) =>
    isSecret(name, value) ? `"${covered(value)}"` : whole,
  )
  return hideSecrets(shown)
}

function isSecret(name: string, value: string): boolean {
  if (keyOf32Bytes.test(value)) return secretName.test(name) || /key$/i.test(name)
  if (textKey.test(value)) return false
  return secretName.test(name) && /^[^\s]{16,}$/.test(value) && /\d/.test(value) && /[a-z]/i.test(value)
}

/** Line ends stay, also those that JSON writes. */
function covered(secret: string): string {
  return secret.replace(/(\\[nr]|[\r\n])|[^]/g, (_, lineEnd?: string) => lineEnd ?? hidden)
}
