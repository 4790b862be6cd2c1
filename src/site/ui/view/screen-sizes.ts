/** A screen that is hardly higher than two rows of games, as that of a phone that lies on its side. */
export const low = '(max-height: 30rem)'

/** A phone, upright or on its side. */
export const phone = '(max-width: 767px), (max-height: 30rem)'

/** Whatever is no phone. */
export const desk = '(min-width: 768px) and (min-height: 30.01rem)'

/** A phone that lies on its side: wide enough for two things beside each other, and hardly higher than a row of games. */
export const lying = '@media (max-height: 30rem) and (min-width: 36rem) and (max-width: 1023px)'
