import { icons, type IconName } from './icons'

interface IconProps {
  readonly name: IconName
  /** Pixels. */
  readonly size?: number
  /** What the icon says, where no text beside it does. Without it, the icon is decoration. */
  readonly label?: string
  readonly className?: string
}

/** An icon of the built-in set, in the colour of the text. */
export function Icon({ name, size = 20, label, className }: IconProps) {
  const Drawn = icons[name]
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return <Drawn size={size} focusable="false" {...named} {...(className === undefined ? {} : { className })} />
}
