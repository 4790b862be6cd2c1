import type { Mood, Words } from './phrases'

/** A theme of slots: the 14 subjects of its games, and the mood that selects its other words. */
export interface Theme {
  readonly mood: Mood
  readonly subjects: Words
}

/**
 * The order matters: neighbours in a list get themes by their index. No subject is in two themes, so titles are
 * unique.
 */
export const themes = {
  dragon: {
    mood: 'east',
    subjects: [
      ...['Dragon|Rồng', 'Dragon King|Vua Rồng', 'Dragon Egg|Trứng Rồng', 'Dragon Pearl|Ngọc Rồng'],
      ...['Phoenix|Phượng Hoàng', 'Qilin|Kỳ Lân', 'Emperor|Hoàng Đế', 'Empress|Hoàng Hậu', 'Warlord|Tướng Quân'],
      ...[
        'Temple Gate|Cổng Đền',
        'Guardian|Hộ Vệ',
        'Serpent|Mãng Xà',
        'Dynasty|Vương Triều',
        'Great Wall|Trường Thành',
      ],
    ],
  },
  fruit: {
    mood: 'bright',
    subjects: [
      ...['Cherry|Anh Đào', 'Lemon|Chanh', 'Melon|Dưa Hấu', 'Plum|Mận', 'Orange|Cam', 'Grape|Nho', 'Strawberry|Dâu'],
      ...['Pineapple|Dứa', 'Mango|Xoài', 'Kiwi|Kiwi', 'Peach|Đào', 'Coconut|Dừa', 'Dragon Fruit|Thanh Long'],
      'Banana|Chuối',
    ],
  },
  ocean: {
    mood: 'deep',
    subjects: [
      ...['Mermaid|Nàng Tiên Cá', 'Pearl|Ngọc Trai', 'Dolphin|Cá Heo', 'Coral|San Hô', 'Seahorse|Cá Ngựa'],
      ...['Whale|Cá Voi', 'Octopus|Bạch Tuộc', 'Atlantis|Atlantis', 'Starfish|Sao Biển', 'Shell|Vỏ Sò'],
      ...['Reef|Rạn Đá', 'Lagoon|Đầm Phá', 'Trident|Đinh Ba', 'Tide|Thủy Triều'],
    ],
  },
  west: {
    mood: 'wild',
    subjects: [
      ...['Cowboy|Cao Bồi', 'Sheriff|Cảnh Sát Trưởng', 'Saloon|Quán Rượu', 'Gold Mine|Mỏ Vàng', 'Cactus|Xương Rồng'],
      ...['Stagecoach|Xe Ngựa', 'Outlaw|Lãng Khách', 'Canyon|Hẻm Núi', 'Lasso|Dây Thòng Lọng', 'Rodeo|Rodeo'],
      ...['Prospector|Người Đãi Vàng', 'Express Train|Tàu Tốc Hành', 'Coyote|Coyote', 'Dynamite|Thuốc Nổ'],
    ],
  },
  lantern: {
    mood: 'east',
    subjects: [
      ...['Lantern|Đèn Lồng', 'Firecracker|Pháo Đỏ', 'Red Envelope|Bao Lì Xì', 'Lion Dance|Múa Lân', 'Drum|Trống Hội'],
      ...['Tet|Ngày Tết', 'Kumquat|Cây Quất', 'Peach Blossom|Hoa Đào', 'Ingot|Thỏi Vàng', 'Moon Cake|Bánh Trung Thu'],
      ...['Rice Cake|Bánh Chưng', 'God of Wealth|Thần Tài', 'Paper Fan|Quạt Giấy', 'Abacus|Bàn Tính'],
    ],
  },
  space: {
    mood: 'deep',
    subjects: [
      ...['Galaxy|Thiên Hà', 'Comet|Sao Chổi', 'Planet|Hành Tinh', 'Rocket|Tên Lửa', 'Nebula|Tinh Vân'],
      ...[
        'Astronaut|Phi Hành Gia',
        'Alien|Người Sao Hỏa',
        'Meteor|Sao Băng',
        'Orbit|Quỹ Đạo',
        'Supernova|Siêu Tân Tinh',
      ],
      ...['Saturn|Sao Thổ', 'Jupiter|Sao Mộc', 'Eclipse|Nhật Thực', 'Star Map|Bản Đồ Sao'],
    ],
  },
  candy: {
    mood: 'bright',
    subjects: [
      ...['Candy|Kẹo', 'Lollipop|Kẹo Mút', 'Jelly|Thạch', 'Cupcake|Cupcake', 'Donut|Donut', 'Gumball|Kẹo Gum'],
      ...['Chocolate|Sô-cô-la', 'Cookie|Bánh Quy', 'Macaron|Macaron', 'Honey|Mật Ong', 'Marshmallow|Kẹo Xốp'],
      ...['Waffle|Bánh Quế', 'Caramel|Caramel', 'Bubble Tea|Trà Sữa'],
    ],
  },
  viking: {
    mood: 'wild',
    subjects: [
      ...[
        'Viking|Viking',
        'Odin|Odin',
        'Valkyrie|Valkyrie',
        'Longship|Thuyền Rồng',
        'Valhalla|Valhalla',
        'Hammer|Búa Thần',
      ],
      ...['Raven|Quạ', 'Frost Giant|Khổng Lồ Băng', 'Shield|Tấm Khiên', 'Berserker|Chiến Binh', 'Fjord|Vịnh Băng'],
      ...['Axe|Rìu Chiến', 'Wolfhound|Chó Săn', 'Northern Lights|Cực Quang'],
    ],
  },
  koi: {
    mood: 'east',
    subjects: [
      ...['Koi|Cá Chép', 'Lotus|Hoa Sen', 'Fish Pond|Ao Cá', 'Crane|Chim Hạc', 'Bamboo|Tre Xanh', 'Panda|Gấu Trúc'],
      ...['Water Lily|Hoa Súng', 'Dragonfly|Chuồn Chuồn', 'Turtle|Rùa', 'Heron|Diệc', 'Tea House|Quán Trà'],
      ...['Willow|Liễu', 'Mandarin Duck|Uyên Ương', 'Plum Blossom|Hoa Mai'],
    ],
  },
  magic: {
    mood: 'deep',
    subjects: [
      ...['Wizard|Phù Thủy', 'Potion|Lọ Thuốc Tiên', 'Spell Book|Sách Phép', 'Oracle|Nhà Tiên Tri', 'Unicorn|Kỳ Mã'],
      ...['Fairy|Nàng Tiên', 'Wand|Đũa Thần', 'Alchemist|Nhà Giả Kim', 'Owl|Cú Mèo', 'Genie|Thần Đèn'],
      ...['Rune|Cổ Tự', 'Black Cat|Mèo Đen', 'Mirror|Gương Thần', 'Sorceress|Nữ Pháp Sư'],
    ],
  },
  seven: {
    mood: 'bright',
    subjects: [
      ...['Seven|Số Bảy', 'Bell|Quả Chuông', 'Bar|Thanh Bar', 'Reel|Guồng Quay', 'Joker|Joker', 'Ace|Quân Át'],
      ...['Dice|Xúc Xắc', 'Token|Đồng Xu', 'Horseshoe|Móng Ngựa', 'Clover|Cỏ Bốn Lá', 'Cash|Tiền Mặt'],
      ...['Spin|Lượt Quay', 'Star|Ngôi Sao', 'Heart|Trái Tim'],
    ],
  },
  jungle: {
    mood: 'wild',
    subjects: [
      ...['Jungle|Rừng Rậm', 'Tiger|Hổ', 'Gorilla|Khỉ Đột', 'Jaguar|Báo Đốm', 'Toucan|Tu-căng', 'Orchid|Hoa Lan'],
      ...['Aztec|Aztec', 'Idol|Tượng Thần', 'Monkey|Khỉ', 'Elephant|Voi', 'Chameleon|Tắc Kè Hoa', 'Rhino|Tê Giác'],
      ...['Waterfall|Thác Nước', 'Totem|Vật Tổ'],
    ],
  },
  gem: {
    mood: 'deep',
    subjects: [
      ...['Diamond|Kim Cương', 'Ruby|Hồng Ngọc', 'Emerald|Lục Bảo', 'Sapphire|Lam Ngọc', 'Topaz|Hoàng Ngọc'],
      ...['Amethyst|Thạch Anh Tím', 'Opal|Ngọc Mắt Mèo', 'Crown|Vương Miện', 'Ring|Chiếc Nhẫn', 'Necklace|Chuỗi Ngọc'],
      ...['Gem Mine|Mỏ Ngọc', 'Amber|Hổ Phách', 'Sceptre|Quyền Trượng', 'Moonstone|Đá Mặt Trăng'],
    ],
  },
  pirate: {
    mood: 'wild',
    subjects: [
      ...['Pirate|Hải Tặc', 'Captain|Thuyền Trưởng', 'Galleon|Thuyền Buồm', 'Parrot|Vẹt', 'Compass|La Bàn'],
      ...['Cannon|Đại Bác', 'Rum Barrel|Thùng Rượu Rum', 'Spyglass|Ống Nhòm', 'Anchor|Mỏ Neo', 'Corsair|Cướp Biển'],
      ...['Cutlass|Đoản Kiếm', 'Kraken|Kraken', 'Sailor|Thủy Thủ', 'Doubloon|Đồng Vàng'],
    ],
  },
  city: {
    mood: 'bright',
    subjects: [
      ...['Boulevard|Đại Lộ', 'Disco|Vũ Trường', 'Guitar|Ghi-ta', 'Rockstar|Sao Nhạc Rock', 'DJ|DJ', 'Vinyl|Đĩa Than'],
      ...['Skyline|Cao Ốc', 'Street Racer|Tay Đua', 'Karaoke|Karaoke', 'Saxophone|Saxophone', 'Spotlight|Ánh Đèn'],
      ...['Dance Floor|Sàn Nhảy', 'Taxi|Taxi', 'Cocktail|Cocktail'],
    ],
  },
  egypt: {
    mood: 'deep',
    subjects: [
      ...['Pharaoh|Pha-ra-ông', 'Pyramid|Kim Tự Tháp', 'Sphinx|Nhân Sư', 'Scarab|Bọ Hung', 'Anubis|Anubis'],
      ...['Cleopatra|Cleopatra', 'Mummy|Xác Ướp', 'Obelisk|Cột Đá', 'Nile|Sông Nile', 'Oasis|Ốc Đảo'],
      ...['Papyrus|Giấy Cói', 'Cobra|Rắn Hổ Mang', 'Camel|Lạc Đà', 'Desert Sun|Nắng Sa Mạc'],
    ],
  },
  savanna: {
    mood: 'wild',
    subjects: [
      ...['Lion|Sư Tử', 'Buffalo|Trâu', 'Wolf|Sói', 'Eagle|Đại Bàng', 'Bear|Gấu', 'Bronco|Chiến Mã', 'Bison|Bò Rừng'],
      ...['Stallion|Tuấn Mã', 'Falcon|Chim Ưng', 'Cheetah|Báo Săn', 'Zebra|Ngựa Vằn', 'Giraffe|Hươu Cao Cổ'],
      ...['Moose|Nai Sừng', 'Savanna|Thảo Nguyên'],
    ],
  },
  night: {
    mood: 'deep',
    subjects: [
      ...['Pumpkin|Bí Ngô', 'Vampire|Ma Cà Rồng', 'Ghost|Hồn Ma', 'Witch|Mụ Phù Thủy', 'Bat|Dơi'],
      ...['Haunted House|Ngôi Nhà Ma', 'Werewolf|Người Sói', 'Skeleton|Bộ Xương', 'Cauldron|Vạc Phép', 'Spider|Nhện'],
      ...['Scarecrow|Bù Nhìn', 'Candle|Ngọn Nến', 'Zombie|Zombie', 'Gargoyle|Quái Tượng'],
    ],
  },
  farm: {
    mood: 'bright',
    subjects: [
      ...['Farm|Nông Trại', 'Rooster|Gà Trống', 'Piglet|Heo Con', 'Piggy Bank|Heo Đất', 'Cow|Bò Sữa', 'Barn|Kho Thóc'],
      ...['Rice Field|Ruộng Lúa', 'Tractor|Máy Cày', 'Beehive|Tổ Ong', 'Sunflower|Hướng Dương', 'Puppy|Cún Con'],
      ...['Kitten|Mèo Con', 'Goose|Ngỗng', 'Corn|Bắp Ngô'],
    ],
  },
  knight: {
    mood: 'wild',
    subjects: [
      ...['Knight|Hiệp Sĩ', 'Castle|Lâu Đài', 'Sword|Thanh Kiếm', 'King|Nhà Vua', 'Queen|Nữ Hoàng'],
      ...['Excalibur|Excalibur', 'Grail|Chén Thánh', 'Lance|Ngọn Thương', 'Princess|Công Chúa', 'Archer|Cung Thủ'],
      ...['Griffin|Sư Thứu', 'Champion|Quán Quân', 'Armour|Áo Giáp', 'Throne|Ngai Báu'],
    ],
  },
} as const satisfies Readonly<Record<string, Theme>>

export type ThemeName = keyof typeof themes
