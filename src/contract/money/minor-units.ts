/** Larger figures cannot be counted in hundredths without loss: a server means no limit by them. */
const countable = 1e13
/** What sums of floating-point numbers leave behind, in the currency's smallest unit: less than a millionth. */
const noise = 1e-6

/**
 * A server's figure in hundredths, in the decimals of the currency. One within the noise of floating-point numbers is
 * the amount beside it: 50000.00000000001 is 50,000, and 2854500.2999999998 is 2,854,500.30. Any other is cut, `down`
 * for what there is and for a maximum, `up` for a minimum, so that nothing is offered that the server would refuse. It
 * is read from its digits. A figure beyond counting is Infinity. Throws where there is no number: the read has failed,
 * and is not 0.
 */
export function minorUnits(figure: number, cut: 'down' | 'up', decimals = 2): number {
  if (typeof figure !== 'number' || Number.isNaN(figure)) throw new TypeError(`${String(figure)} is no amount`)
  const isAway = figure < 0 === (cut === 'down')
  const size = unitsOf(Math.abs(figure), Math.min(decimals, 2), isAway)
  return figure < 0 && size !== 0 ? -size : size
}

/** `isAway`: a rest counts as a whole unit. */
function unitsOf(size: number, decimals: number, isAway: boolean): number {
  if (size >= countable) return Infinity
  // Below a millionth the digits would be written with an exponent.
  const [whole = '0', fraction = ''] = (size < 1e-6 ? size.toFixed(12) : String(size)).split('.')
  const kept = Number(whole + fraction.slice(0, decimals).padEnd(2, '0'))
  const rest = Number(`0.${fraction.slice(decimals)}`)
  // The noise of a large figure is that of its last digits.
  const least = Math.max(noise, 2 * Number.EPSILON * size * 10 ** decimals)
  return rest > (isAway ? least : 1 - least) ? kept + 10 ** (2 - decimals) : kept
}
