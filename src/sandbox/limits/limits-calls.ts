import * as validate from '@/contract/generated/validate-request.js'
import { answered } from '@/sandbox/call/gateway-call'
import { excludeSelf, playLimits, setPlayLimit } from './calls/play-limits'

export const limitsCalls = {
  playLimits: answered(validate.playLimits, playLimits),
  setPlayLimit: answered(validate.setPlayLimit, setPlayLimit),
  excludeSelf: answered(validate.excludeSelf, excludeSelf),
}
