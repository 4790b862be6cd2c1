import { shippedLegal } from '@/engine/resolved/legal-texts'
import type { ResolvedMerchant } from '@/engine/resolved/resolved-merchant'
import { sandboxMerchant, type SandboxMerchant } from '@/sandbox/sandbox-merchant'

/** What the sandbox is told of merchants. */
export function sandboxed(merchants: readonly ResolvedMerchant[]): SandboxMerchant[] {
  return merchants.map((merchant) => {
    const { config, texts } = merchant
    return sandboxMerchant(config, (language, key) => texts.written(language, key), shippedLegal(merchant).documents)
  })
}
