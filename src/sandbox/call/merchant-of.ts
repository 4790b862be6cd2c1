import type { SandboxMerchant } from '@/sandbox/sandbox-merchant'
import { PanelError } from './panel-error'
import type { SandboxBasics } from './sandbox-basics'

/** The merchant named in a control-panel request. Throws PanelError. */
export function merchantOf({ merchants }: Pick<SandboxBasics, 'merchants'>, code: string | undefined): SandboxMerchant {
  const merchant = code === undefined ? undefined : merchants.get(code)
  if (merchant !== undefined) return merchant
  const known = [...merchants.keys()].join(', ')
  throw new PanelError(
    code === undefined ? `merchant is missing; one of ${known}.` : `no merchant ${code}; one of ${known}.`,
  )
}
