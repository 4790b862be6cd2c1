import { checkSteps } from './check-steps'
import { sideBySide } from './side-by-side'

/** `npm run check`. */
const results = await sideBySide(checkSteps)
process.exitCode = results.every(Boolean) ? 0 : 1
