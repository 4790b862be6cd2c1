import fc from 'fast-check'

const day = 86_400_000

/**
 * Property-based tests have one seed a day (UTC): what passed passes again for whoever runs the same state on that day,
 * and over the days all of what they can find is tried. A failure prints the seed, which can be given to the test.
 */
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Math.floor(Date.now() / day) })
