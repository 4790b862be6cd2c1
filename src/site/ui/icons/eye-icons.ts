import { eyeIcons } from '@/contract/generated/eye-icons'
import { addDrawings } from './icon'

/** Imported by every module that uses one of these icons, so that they are not in the home page's scripts. */
addDrawings(eyeIcons)
