/**
 * Patterns of mobile numbers by dialling code, without the code and without the national trunk 0 (numbering plans of
 * the countries). Used only to interpret what was typed: whether a number is accepted, the server's rule decides.
 */
const shapes: Readonly<Record<string, RegExp>> = {
  '1': /^[2-9]\d{9}$/,
  '7': /^[79]\d{9}$/,
  '20': /^1[0125]\d{8}$/,
  '44': /^7\d{9}$/,
  '49': /^1\d{9,10}$/,
  '52': /^[1-9]\d{9}$/,
  '55': /^[1-9]\d{10}$/,
  '60': /^1\d{8,9}$/,
  '61': /^4\d{8}$/,
  '62': /^8\d{8,11}$/,
  '63': /^9\d{9}$/,
  '64': /^2\d{7,9}$/,
  '65': /^[89]\d{7}$/,
  '66': /^[689]\d{8}$/,
  '81': /^[789]0\d{8}$/,
  '82': /^1\d{8,9}$/,
  '84': /^[35789]\d{8}$/,
  '86': /^1[3-9]\d{9}$/,
  '90': /^5\d{9}$/,
  '91': /^[6-9]\d{9}$/,
  '92': /^3\d{9}$/,
  '94': /^7\d{8}$/,
  '95': /^9\d{7,9}$/,
  '98': /^9\d{9}$/,
  '673': /^[78]\d{6}$/,
  '852': /^[4-9]\d{7}$/,
  '853': /^6\d{7}$/,
  '855': /^[1-9]\d{7,8}$/,
  '856': /^20\d{8}$/,
  '880': /^1\d{9}$/,
  '886': /^9\d{8}$/,
  '966': /^5\d{8}$/,
  '971': /^5\d{8}$/,
  '976': /^[5-9]\d{7}$/,
  '977': /^9\d{9}$/,
}

/** The longest first, as 855 is not 85. */
export const dialingCodes: readonly string[] = Object.keys(shapes).toSorted((a, b) => b.length - a.length)

const usual = /^[1-9]\d{7,9}$/

export function hasMobileShape(code: string, national: string): boolean {
  return (shapes[code] ?? usual).test(national)
}
