/** A phone that lies on its side: wide enough for two things beside each other, and hardly higher than a row of games. */
export const lying = '@media (max-height: 30rem) and (min-width: 36rem) and (max-width: 1023px)'
