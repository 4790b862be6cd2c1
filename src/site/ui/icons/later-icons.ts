import { laterIcons } from '@/contract/generated/later-icons'
import { addDrawings } from './icon'

/** Imported by what draws one of these icons, and so in no script of home. */
addDrawings(laterIcons)
