import { startSite } from '@/site/app/start/start-site'
import type { BootData } from '@/contract/site-data/boot-data'

const boot = document.getElementById('livery-boot')?.textContent
const root = document.getElementById('root')
if (!boot || root === null) throw new Error('the page holds no merchant')

// The build wrote it from a checked merchant.
void startSite(root, JSON.parse(boot) as BootData)
