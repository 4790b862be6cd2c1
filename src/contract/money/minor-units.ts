/** Larger figures cannot be counted in hundredths without loss: a server means no limit by them. */
const countable = 1e13

/**
 * A server's figure in hundredths, cut to the decimals of the currency: `down` for what there is and for a maximum, `up`
 * for a minimum, so that nothing is offered that the server would refuse. It may have the noise of floating-point
 * numbers, 2854500.3000000003, and is read from its digits. A figure beyond counting is Infinity. Throws where there is
 * no number: the read has failed, and is not 0.
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
  // Below a millionth the digits are written with an exponent.
  const [whole = '0', fraction = ''] = size < 1e-6 ? ['0', size > 0 ? '001' : ''] : String(size).split('.')
  const kept = Number(whole + fraction.slice(0, decimals).padEnd(2, '0'))
  const hasRest = /[1-9]/.test(fraction.slice(decimals))
  return hasRest && isAway ? kept + 10 ** (2 - decimals) : kept
}
