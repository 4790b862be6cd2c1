import type { MerchantSet } from '@/merchants/load-merchants'
import type { MerchantFolder } from '@/merchants/merchant-folder'
import { suggest } from '@/merchants/suggest'
import { CommandError } from './command-error'

export function folderOf({ folders }: MerchantSet, code: string): MerchantFolder {
  const folder = folders.get(code)
  if (folder !== undefined) return folder
  const [best] = suggest(code, folders.keys())
  const hint = best === undefined ? `there are ${[...folders.keys()].join(', ')}` : `did you mean "${best}"?`
  throw new CommandError(`no merchant "${code}": ${hint}`, 2)
}
