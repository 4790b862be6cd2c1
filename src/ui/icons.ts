import ArrowRight from 'lucide-react/icons/arrow-right'
import Spade from 'lucide-react/icons/spade'
import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import CircleCheck from 'lucide-react/icons/circle-check'
import CirclePlay from 'lucide-react/icons/circle-play'
import Crown from 'lucide-react/icons/crown'
import Dices from 'lucide-react/icons/dices'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import Fish from 'lucide-react/icons/fish'
import Gamepad2 from 'lucide-react/icons/gamepad-2'
import Gift from 'lucide-react/icons/gift'
import Globe from 'lucide-react/icons/globe'
import Headset from 'lucide-react/icons/headset'
import House from 'lucide-react/icons/house'
import Info from 'lucide-react/icons/info'
import Lock from 'lucide-react/icons/lock'
import LogIn from 'lucide-react/icons/log-in'
import LogOut from 'lucide-react/icons/log-out'
import Mail from 'lucide-react/icons/mail'
import Menu from 'lucide-react/icons/menu'
import Balloon from 'lucide-react/icons/balloon'
import Pause from 'lucide-react/icons/pause'
import Phone from 'lucide-react/icons/phone'
import Play from 'lucide-react/icons/play'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import Shield from 'lucide-react/icons/shield'
import Sparkles from 'lucide-react/icons/sparkles'
import Star from 'lucide-react/icons/star'
import Ticket from 'lucide-react/icons/ticket'
import Timer from 'lucide-react/icons/timer'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import Trophy from 'lucide-react/icons/trophy'
import User from 'lucide-react/icons/user'
import UserPlus from 'lucide-react/icons/user-plus'
import Users from 'lucide-react/icons/users'
import Volleyball from 'lucide-react/icons/volleyball'
import Wallet from 'lucide-react/icons/wallet'
import X from 'lucide-react/icons/x'
import Zap from 'lucide-react/icons/zap'
import type { ComponentType, SVGProps } from 'react'
import type { Icon } from '@/generated/merchant-types'

type Drawing = ComponentType<SVGProps<SVGSVGElement> & { size?: number }>

/** Icons that parts draw by themselves, besides those that a merchant's JSON may name. */
type PartIcon =
  | 'alert-triangle'
  | 'arrow-forward'
  | 'check'
  | 'check-circle'
  | 'chevron-down'
  | 'chevron-left'
  | 'chevron-right'
  | 'eye'
  | 'eye-off'
  | 'menu'
  | 'pause'
  | 'play-circle'
  | 'refresh-cw'
  | 'x'

export type IconName = Icon | PartIcon

/** Imported one by one: a page downloads these drawings and not the library's four thousand others. */
export const icons: Readonly<Record<IconName, Drawing>> = {
  'alert-triangle': TriangleAlert,
  'arrow-forward': ArrowRight,
  ball: Volleyball,
  balloon: Balloon,
  cards: Spade,
  check: Check,
  'check-circle': CircleCheck,
  'chevron-down': ChevronDown,
  'chevron-left': ChevronLeft,
  'chevron-right': ChevronRight,
  crown: Crown,
  dice: Dices,
  eye: Eye,
  'eye-off': EyeOff,
  fish: Fish,
  gift: Gift,
  globe: Globe,
  headset: Headset,
  home: House,
  info: Info,
  joystick: Gamepad2,
  lock: Lock,
  'log-in': LogIn,
  'log-out': LogOut,
  mail: Mail,
  menu: Menu,
  pause: Pause,
  phone: Phone,
  play: Play,
  'play-circle': CirclePlay,
  'refresh-cw': RefreshCw,
  shield: Shield,
  sparkles: Sparkles,
  star: Star,
  ticket: Ticket,
  timer: Timer,
  trophy: Trophy,
  user: User,
  'user-plus': UserPlus,
  users: Users,
  wallet: Wallet,
  x: X,
  zap: Zap,
}
