import { sitesFileName, type SitesFile } from '@/tools/serve/sites-file'
import type { BuildFolder } from '@/tools/build/build-folder'
import { neutralDocument } from '@/tools/build/pages/neutral-document'
import { closedRobots } from './site-robots'

/** Writes what a server needs besides the merchants' files. */
export async function writeSharedFiles(folder: BuildFolder, sites: SitesFile): Promise<void> {
  await folder.write(sitesFileName, JSON.stringify(sites, null, 2), 'none')
  await folder.write('neutral.html', neutralDocument)
  await folder.write('robots.txt', closedRobots)
}
