/** Words as `English|Vietnamese`. Filipino uses the English titles, because players there know games by them. */
export type Words = readonly string[]

/** Modifiers, which go before the subject in English and behind it in Vietnamese: 14 per set. */
export const modifiers = {
  east: [
    ...['Golden|Vàng', 'Jade|Ngọc Bích', 'Lucky|May Mắn', 'Imperial|Hoàng Gia', 'Eternal|Bất Tử', 'Scarlet|Đỏ Thắm'],
    ...['Celestial|Thiên Đình', 'Ancient|Cổ Xưa', 'Sacred|Linh Thiêng', 'Noble|Cao Quý', 'Radiant|Rực Rỡ'],
    ...['Moonlit|Dưới Trăng', 'Hidden|Ẩn Giấu', 'Prosperous|Thịnh Vượng'],
  ],
  wild: [
    ...['Wild|Hoang Dã', 'Mighty|Hùng Mạnh', 'Fiery|Rực Lửa', 'Silver|Bạc', 'Midnight|Nửa Đêm', 'Thunder|Sấm Sét'],
    ...['Great|Vĩ Đại', 'Fearless|Gan Dạ', 'Crimson|Đỏ Rực', 'Lost|Thất Lạc', 'Cursed|Bị Nguyền'],
    ...['Legendary|Lừng Danh', 'Untamed|Bất Kham', 'Grand|Oai Phong'],
  ],
  deep: [
    ...['Mystic|Huyền Bí', 'Lost|Thất Lạc', 'Secret|Bí Ẩn', 'Crystal|Pha Lê', 'Golden|Vàng', 'Shadow|Bóng Tối'],
    ...['Infinite|Vô Tận', 'Azure|Xanh Biếc', 'Shining|Tỏa Sáng', 'Forgotten|Bị Lãng Quên', 'Enchanted|Mê Hoặc'],
    ...['Royal|Hoàng Gia', 'Storm|Bão Tố', 'Starlit|Dưới Sao'],
  ],
  bright: [
    ...['Sweet|Ngọt Ngào', 'Sparkling|Lấp Lánh', 'Super|Siêu Cấp', 'Happy|Vui Vẻ', 'Crazy|Cuồng Nhiệt', 'Neon|Neon'],
    ...['Double|Nhân Đôi', 'Hot|Nóng Bỏng', 'Magic|Diệu Kỳ', 'Rainbow|Cầu Vồng', 'Flash|Chớp Nhoáng'],
    ...['Sunny|Đầy Nắng', 'Jolly|Rộn Ràng', 'Prime|Thượng Hạng'],
  ],
} as const satisfies Readonly<Record<string, Words>>

/** Nouns that go behind the subject in English and before it in Vietnamese. */
export const endings: Words = [
  ...['Fortune|Vận May', 'Riches|Gia Tài', 'Treasure|Kho Báu', 'Legend|Huyền Thoại', 'Quest|Hành Trình'],
  ...['Rush|Cơn Sốt', 'Kingdom|Vương Quốc', 'Nights|Những Đêm', 'Bonanza|Mùa Bội Thu', 'Jackpot|Hũ Lớn'],
  ...['Secrets|Bí Mật', 'Festival|Lễ Hội', 'Wheel|Vòng Quay', 'Adventure|Phiêu Lưu'],
]

/** Places, which go behind the subject in both languages: 8 per set. */
export const places = {
  east: [
    ...['of Jade Mountain|Núi Ngọc', 'of the Red River|Sông Hồng', 'of the Perfume River|Sông Hương'],
    ...['of the Misty Valley|Thung Lũng Sương', 'of the Silk Road|Đường Tơ Lụa', 'of the Nine Gates|Chín Cổng'],
    ...['of the Moon Palace|Cung Trăng', 'of the Old Quarter|Phố Cổ'],
  ],
  wild: [
    ...['of the Lost Island|Đảo Hoang', 'of Thunder Peak|Đỉnh Sấm', 'of the Black Forest|Rừng Đen'],
    ...['of the High Plains|Cao Nguyên', 'of the Red Canyon|Hẻm Núi Đỏ', 'of the Old Fortress|Pháo Đài Cũ'],
    ...['of the North Wind|Gió Bắc', 'of the Iron Coast|Bờ Biển Sắt'],
  ],
  deep: [
    ...['of the Silent Temple|Đền Im Lặng', 'of the Blue Abyss|Vực Xanh', 'of the Hidden Cave|Hang Sâu'],
    ...['of the Crystal Tower|Tháp Pha Lê', 'of the Ninth Moon|Trăng Thứ Chín', 'of the Secret Garden|Vườn Bí Mật'],
    ...['of the Lost City|Thành Phố Mất Tích', 'of the Long Night|Đêm Dài'],
  ],
  bright: [
    ...['on the Beach|Trên Bãi Biển', 'in the Sun|Trong Nắng', 'at Midnight|Lúc Nửa Đêm', 'on Fire|Bốc Lửa'],
    ...['in Paradise|Ở Thiên Đường', 'on Parade|Diễu Hành', 'in the City|Giữa Phố', 'at the Carnival|Ở Hội Chợ'],
  ],
} as const satisfies Readonly<Record<string, Words>>

export type Mood = keyof typeof modifiers
