import type { MerchantSet } from '@/engine/folder/load-merchants'
import type { MerchantFolder } from '@/engine/folder/merchant-folder'
import { suggest } from '@/engine/names/suggest'
import { CommandError } from '@/tools/cli/command-error'

export function folderOf({ folders }: MerchantSet, code: string): MerchantFolder {
  const folder = folders.get(code)
  if (folder !== undefined) return folder
  const [best] = suggest(code, folders.keys())
  const hint = best === undefined ? `there are ${[...folders.keys()].join(', ')}` : `did you mean "${best}"?`
  throw new CommandError(`no merchant "${code}": ${hint}`, 2)
}
