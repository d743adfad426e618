# language: fr
@switch-us
Fonctionnalité: S1 La variante
  Deux mises, deux mains et un choix : ce qui fait de ce jeu le Blackjack Switch, et ce qu'il laisse de côté.

  @S1.1
  Règle: S1.1 Chaque joueur place deux mises obligatoires, joue une main sur chacune et peut échanger les secondes cartes des deux mains.

    @id:two-stakes-two-hands
    Scénario: Un joueur mise deux fois et joue une main sur chaque mise
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit 9♠ 8♥ et 6♦ 4♣
      Et que le croupier montre 8♦ et cache J♣
      Et que le sabot donne ensuite 10♥
      Quand les cartes sont distribuées
      Alors le croupier propose l'échange
      Et la parole est à la place 1
      Et la place 1 peut garder ou échanger
      Et la place 1 a 96 jetons
      Et les mains de la place 1 sont
        | case | cartes | total | mise |
        | 1    | 9♠ 8♥  | 17    | 2    |
        | 2    | 6♦ 4♣  | 10    | 2    |
      Quand la place 1 garde
      Alors les mains se jouent
      Et la parole est à la place 1 pour la main 1
      Et la place 1 peut tirer, rester ou doubler
      Quand la place 1 reste
      Alors la parole est à la place 1 pour la main 2
      Et la place 1 peut tirer, rester ou doubler
      Quand la place 1 tire
      Alors la place 1 peut tirer ou rester
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 8♦ J♣
      Et les mains de la place 1 sont
        | case | cartes    | total | mise | issue | rendu |
        | 1    | 9♠ 8♥     | 17    | 2    | perte | 0     |
        | 2    | 6♦ 4♣ 10♥ | 20    | 2    | gain  | 4     |
      Et la place 1 a 100 jetons

    @id:player-exchanges-second-cards
    Scénario: Un joueur change 14 et 16 en 19 et 11 en échangeant les secondes cartes
      Étant donné que la place 1 mise 5 et 5 sur un total de 60 jetons
      Et que la place 1 reçoit 9♠ 5♦ et 6♣ Q♥
      Et que le croupier montre 9♣ et cache J♦
      Et que le sabot donne ensuite 7♥
      Quand les cartes sont distribuées
      Alors le croupier propose l'échange
      Et la place 1 a 50 jetons
      Et les mains de la place 1 sont
        | case | cartes | total | mise |
        | 1    | 9♠ 5♦  | 14    | 5    |
        | 2    | 6♣ Q♥  | 16    | 5    |
      Quand la place 1 échange
      Alors les mains se jouent
      Et la parole est à la place 1 pour la main 1
      Et les mains de la place 1 sont
        | case | cartes | total | mise |
        | 1    | 9♠ Q♥  | 19    | 5    |
        | 2    | 6♣ 5♦  | 11    | 5    |
      Quand la place 1 reste
      Alors la parole est à la place 1 pour la main 2
      Quand la place 1 tire
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 19 avec 9♣ J♦
      Et les mains de la place 1 sont
        | case | cartes   | total | mise | issue   | rendu |
        | 1    | 9♠ Q♥    | 19    | 5    | égalité | 5     |
        | 2    | 6♣ 5♦ 7♥ | 18    | 5    | perte   | 0     |
      Et la place 1 a 55 jetons

    @id:player-leaves-second-cards
    Scénario: Un joueur qui ne veut pas de l'échange joue 14 et 16 tels que distribués
      Étant donné que la place 1 mise 5 et 5 sur un total de 60 jetons
      Et que la place 1 reçoit 9♠ 5♦ et 6♣ Q♥
      Et que le croupier montre 9♣ et cache J♦
      Quand les cartes sont distribuées
      Alors le croupier propose l'échange
      Quand la place 1 garde
      Alors les mains se jouent
      Et la parole est à la place 1 pour la main 1
      Et les mains de la place 1 sont
        | case | cartes | total | mise |
        | 1    | 9♠ 5♦  | 14    | 5    |
        | 2    | 6♣ Q♥  | 16    | 5    |
      Quand la place 1 reste
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 19 avec 9♣ J♦
      Et les mains de la place 1 sont
        | case | cartes | total | mise | issue | rendu |
        | 1    | 9♠ 5♦  | 14    | 5    | perte | 0     |
        | 2    | 6♣ Q♥  | 16    | 5    | perte | 0     |
      Et la place 1 a 50 jetons

  @S1.2
  Règle: S1.2 Le profil emploie 6 jeux de cartes, le croupier vérifie la carte cachée, et le croupier tire à 17 souple.

    @id:profile-as-it-stands
    Scénario: Six jeux de cartes, une carte cachée vérifiée et un croupier qui tire à 17 souple forment le profil
      Étant donné que le règlement est celui de switch-us avec packs 6
      Et que le règlement est celui de switch-us avec soft17 "hit"
      Et que le règlement est celui de switch-us avec holeCard "checked"
      Alors ce règlement est accepté

    @id:eight-packs-are-no-profile
    Scénario: Huit jeux de cartes sont refusés
      Étant donné que le règlement est celui de switch-us avec packs 8
      Alors ce règlement est refusé pour /packs en vertu de S1.2

    @id:standing-on-soft-17-is-no-profile
    Scénario: Un croupier qui reste à 17 souple est refusé
      Étant donné que le règlement est celui de switch-us avec soft17 "stand"
      Alors ce règlement est refusé pour /soft17 en vertu de S1.2

  @S1.3
  Règle: S1.3 La mise annexe facultative Super Match n'est pas proposée.

    @id:super-match-before-the-switch-choice
    Scénario: Deux paires dans les quatre premières cartes ne permettent pas de jouer le Super Match
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit 9♠ 4♦ et 4♣ 9♥
      Et que le croupier montre 7♥ et cache J♠
      Et que le sabot donne ensuite 6♣ 2♦
      Quand les cartes sont distribuées
      Alors le croupier propose l'échange
      Et la place 1 peut garder ou échanger
      Quand la place 1 annonce "super-match"
      Alors c'est refusé : action inconnue
      Et la place 1 a 96 jetons
      Quand la place 1 garde
      Et la place 1 tire
      Et la place 1 reste
      Alors la parole est à la place 1 pour la main 2
      Quand la place 1 tire
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 17 avec 7♥ J♠
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue | rendu |
        | 9♠ 4♦ 6♣ | 19    | 2    | gain  | 4     |
        | 4♣ 9♥ 2♦ | 15    | 2    | perte | 0     |
      Et la place 1 a 100 jetons

    @id:super-match-while-the-hands-are-played
    Scénario: Une mise Super Match est refusée pendant que les mains se jouent
      Étant donné que la place 1 mise 3 et 3 sur un total de 30 jetons
      Et que la place 1 reçoit 10♦ 8♣ et 7♣ 9♦
      Et que le croupier montre 10♠ et cache Q♥
      Et que le sabot donne ensuite 4♠
      Quand les cartes sont distribuées
      Et la place 1 garde
      Alors les mains se jouent
      Et la place 1 peut tirer, rester ou doubler
      Quand la place 1 annonce "super-match"
      Alors c'est refusé : action inconnue
      Et la parole est à la place 1 pour la main 1
      Et la place 1 a 24 jetons
      Quand la place 1 reste
      Et la place 1 tire
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 20 avec 10♠ Q♥
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue   | rendu |
        | 10♦ 8♣   | 18    | 3    | perte   | 0     |
        | 7♣ 9♦ 4♠ | 20    | 3    | égalité | 3     |
      Et la place 1 a 27 jetons

    @id:super-match-is-no-profile
    Scénario: Un règlement qui propose le Super Match en plus de l'échange est refusé
      Étant donné que le règlement est celui de switch-us avec sideBets ["super-match"]
      Alors ce règlement est refusé pour /sideBets en vertu de S1.3

    @id:super-match-tried-before-and-after-a-switch
    Scénario: Une place qui demande le Super Match continue sans que ses jetons bougent
      Étant donné que la place 1 mise 4 et 4 sur un total de 60 jetons
      Et que la place 1 reçoit 10♥ 3♣ et 7♦ 9♠
      Et que le croupier montre 9♣ et cache 9♥
      Et que le sabot donne ensuite 8♦
      Quand la place 1 annonce "super-match"
      Alors c'est refusé : action inconnue
      Et la place 1 a 52 jetons
      Et la place 1 peut garder ou échanger
      Quand la place 1 échange
      Alors les mains se jouent
      Quand la place 1 annonce "super-match"
      Alors c'est refusé : action inconnue
      Et la parole est à la place 1 pour la main 1
      Et la place 1 peut tirer, rester ou doubler
      Quand la place 1 reste
      Et la place 1 tire
      Et la place 1 annonce "super-match"
      Alors c'est refusé : action inconnue
      Et la parole est à la place 1 pour la main 2
      Et la place 1 a 52 jetons
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 9♣ 9♥
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue   | rendu |
        | 10♥ 9♠   | 19    | 4    | gain    | 8     |
        | 7♦ 3♣ 8♦ | 18    | 4    | égalité | 4     |
      Et la place 1 a 64 jetons

  @S1.4
  Règle: S1.4 L'abandon n'est pas proposé.

    @id:surrender-before-the-switch-choice
    Scénario: Un 16 face à un dix ne peut pas être abandonné avant le choix de l'échange
      Étant donné que la place 1 mise 4 et 4 sur un total de 40 jetons
      Et que la place 1 reçoit 10♣ 6♦ et 8♥ 5♠
      Et que le croupier montre 10♦ et cache 8♠
      Et que le sabot donne ensuite 5♣
      Quand les cartes sont distribuées
      Alors le croupier propose l'échange
      Et la place 1 peut garder ou échanger
      Quand la place 1 annonce "surrender"
      Alors c'est refusé : action inconnue
      Et la place 1 a 32 jetons
      Quand la place 1 garde
      Et la place 1 reste
      Et la place 1 tire
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 10♦ 8♠
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue   | rendu |
        | 10♣ 6♦   | 16    | 4    | perte   | 0     |
        | 8♥ 5♠ 5♣ | 18    | 4    | égalité | 4     |
      Et la place 1 a 36 jetons

    @id:surrender-in-play
    Scénario: L'abandon est refusé avec deux cartes et après un tirage
      Étant donné que la place 1 mise 6 et 6 sur un total de 100 jetons
      Et que la place 1 reçoit K♣ 6♠ et 9♦ 8♦
      Et que le croupier montre 9♠ et cache Q♥
      Et que le sabot donne ensuite 3♥
      Quand les cartes sont distribuées
      Et la place 1 garde
      Alors les mains se jouent
      Et la place 1 peut tirer, rester ou doubler
      Quand la place 1 annonce "surrender"
      Alors c'est refusé : action inconnue
      Quand la place 1 tire
      Alors la place 1 peut tirer ou rester
      Quand la place 1 annonce "surrender"
      Alors c'est refusé : action inconnue
      Et la parole est à la place 1 pour la main 1
      Quand la place 1 reste
      Alors la parole est à la place 1 pour la main 2
      Quand la place 1 annonce "surrender"
      Alors c'est refusé : action inconnue
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 19 avec 9♠ Q♥
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue   | rendu |
        | K♣ 6♠ 3♥ | 19    | 6    | égalité | 6     |
        | 9♦ 8♦    | 17    | 6    | perte   | 0     |
      Et la place 1 a 94 jetons

    @id:surrender-against-an-ace
    Scénario: L'abandon est refusé pendant que se décide l'assurance
      Étant donné que la place 1 mise 5 et 5 sur un total de 50 jetons
      Et que la place 1 reçoit J♦ 5♥ et 10♠ 8♦
      Et que le croupier montre A♣ et cache 7♠
      Et que le sabot donne ensuite 5♣
      Quand les cartes sont distribuées
      Alors le croupier propose l'assurance
      Quand la place 1 annonce "surrender"
      Alors c'est refusé : action inconnue
      Et le croupier propose l'assurance
      Et la place 1 a 40 jetons
      Quand la place 1 décline l'assurance
      Alors le croupier propose l'échange
      Quand la place 1 garde
      Et la place 1 tire
      Et la place 1 reste
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec A♣ 7♠
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue   | rendu |
        | J♦ 5♥ 5♣ | 20    | 5    | gain    | 10    |
        | 10♠ 8♦   | 18    | 5    | égalité | 5     |
      Et la place 1 a 55 jetons

    @id:words-of-no-game-are-refused
    Scénario: Un mot qui n'est pas une action du jeu est refusé et ne coûte rien
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit Q♠ 4♥ et 8♦ 9♣
      Et que le croupier montre 8♣ et cache 9♥
      Quand les cartes sont distribuées
      Alors le croupier propose l'échange
      Quand la place 1 annonce "fold"
      Alors c'est refusé : action inconnue
      Quand la place 1 annonce "SWITCH"
      Alors c'est refusé : action inconnue
      Quand la place 1 garde
      Alors les mains se jouent
      Quand la place 1 annonce "HIT"
      Alors c'est refusé : action inconnue
      Quand la place 1 annonce "take-half-back"
      Alors c'est refusé : action inconnue
      Et la parole est à la place 1 pour la main 1
      Et la place 1 a 96 jetons
      Quand la place 1 reste
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 17 avec 8♣ 9♥
      Et les mains de la place 1 sont
        | cartes | total | mise | issue   | rendu |
        | Q♠ 4♥  | 14    | 2    | perte   | 0     |
        | 8♦ 9♣  | 17    | 2    | égalité | 2     |
      Et la place 1 a 98 jetons

    @id:surrender-is-no-profile
    Scénario: Un règlement qui propose l'abandon en plus de l'échange est refusé
      Étant donné que le règlement est celui de switch-us avec surrender "late"
      Alors ce règlement est refusé pour /surrender en vertu de S1.4

    @id:surrender-refused-and-the-hand-wins
    Scénario: Un 15 qu'on ne peut pas abandonner tire et gagne, et un 14 à côté perd sa mise entière
      Étant donné que la place 1 mise 8 et 8 sur un total de 90 jetons
      Et que la place 1 reçoit 9♣ 6♥ et 10♠ 4♣
      Et que le croupier montre 10♥ et cache 8♦
      Et que le sabot donne ensuite 5♠ 3♥
      Quand la place 1 garde
      Et la place 1 annonce "surrender"
      Alors c'est refusé : action inconnue
      Et la parole est à la place 1 pour la main 1
      Et la place 1 a 74 jetons
      Quand la place 1 tire
      Et la place 1 reste
      Alors la parole est à la place 1 pour la main 2
      Quand la place 1 annonce "surrender"
      Alors c'est refusé : action inconnue
      Et la place 1 peut tirer, rester ou doubler
      Quand la place 1 tire
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 10♥ 8♦
      Et les mains de la place 1 sont
        | cartes    | total | mise | issue | rendu |
        | 9♣ 6♥ 5♠  | 20    | 8    | gain  | 16    |
        | 10♠ 4♣ 3♥ | 17    | 8    | perte | 0     |
      Et la place 1 a 90 jetons

    @id:words-of-play-count-to-the-letter
    Scénario: Tirer et rester ne sont acceptés que si le mot est exact à la lettre
      Étant donné que la place 1 mise 5 et 5 sur un total de 75 jetons
      Et que la place 1 reçoit 8♣ 4♦ et K♥ 7♠
      Et que le croupier montre 10♣ et cache 7♦
      Et que le sabot donne ensuite 8♦
      Quand la place 1 garde
      Alors la parole est à la place 1 pour la main 1
      Quand la place 1 annonce "stand "
      Alors c'est refusé : action inconnue
      Quand la place 1 annonce "Stand"
      Alors c'est refusé : action inconnue
      Et la parole est à la place 1 pour la main 1
      Quand la place 1 annonce " hit"
      Alors c'est refusé : action inconnue
      Quand la place 1 annonce "hit!"
      Alors c'est refusé : action inconnue
      Quand la place 1 annonce ""
      Alors c'est refusé : action inconnue
      Et la parole est à la place 1 pour la main 1
      Et la place 1 peut tirer, rester ou doubler
      Et la place 1 a 65 jetons
      Et les mains de la place 1 sont
        | cartes | total | mise |
        | 8♣ 4♦  | 12    | 5    |
        | K♥ 7♠  | 17    | 5    |
      Quand la place 1 tire
      Et la place 1 reste
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 17 avec 10♣ 7♦
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue   | rendu |
        | 8♣ 4♦ 8♦ | 20    | 5    | gain    | 10    |
        | K♥ 7♠    | 17    | 5    | égalité | 5     |
      Et la place 1 a 80 jetons

    @id:words-of-the-choice-count-to-the-letter
    Scénario: Une place n'a pas gardé tant qu'elle ne l'a pas dit à la lettre, et peut encore échanger
      Étant donné que la place 1 mise 6 et 6 sur un total de 30 jetons
      Et que la place 1 reçoit 9♥ 6♠ et 5♣ Q♦
      Et que le croupier montre 8♠ et cache K♦
      Et que le sabot donne ensuite 7♥
      Quand les cartes sont distribuées
      Alors le croupier propose l'échange
      Quand la place 1 annonce "keep "
      Alors c'est refusé : action inconnue
      Quand la place 1 annonce " keep"
      Alors c'est refusé : action inconnue
      Quand la place 1 annonce "Keep"
      Alors c'est refusé : action inconnue
      Quand la place 1 annonce ""
      Alors c'est refusé : action inconnue
      Et le croupier propose l'échange
      Et la place 1 peut garder ou échanger
      Quand la place 1 échange
      Et la place 1 reste
      Alors la parole est à la place 1 pour la main 2
      Quand la place 1 annonce "double "
      Alors c'est refusé : action inconnue
      Et la place 1 a 18 jetons
      Quand la place 1 tire
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 8♠ K♦
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue   | rendu |
        | 9♥ Q♦    | 19    | 6    | gain    | 12    |
        | 5♣ 6♠ 7♥ | 18    | 6    | égalité | 6     |
      Et la place 1 a 36 jetons

  @S1.5
  Règle: S1.5 Le croupier a toujours une carte cachée ; le jeu sans carte cachée est un autre profil.

    @id:hole-card-lies-from-the-deal
    Scénario: La seconde carte du croupier est cachée dès la distribution et n'est pas tirée après les joueurs
      Étant donné que la place 1 mise 5 et 5 sur un total de 100 jetons
      Et que la place 1 reçoit 7♥ 5♦ et 10♥ 7♦
      Et que le croupier montre 9♣ et cache 8♥
      Et que le sabot donne ensuite 4♠
      Quand les cartes sont distribuées
      Alors le croupier propose l'échange
      Et le croupier montre 9♣
      Quand la place 1 garde
      Alors le croupier montre 9♣
      Quand la place 1 tire
      Alors le croupier montre 9♣
      Et les mains de la place 1 sont
        | cartes   | total |
        | 7♥ 5♦ 4♠ | 16    |
        | 10♥ 7♦   | 17    |
      Quand la place 1 reste
      Alors le croupier montre 9♣
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 17 avec 9♣ 8♥
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue   | rendu |
        | 7♥ 5♦ 4♠ | 16    | 5    | perte   | 0     |
        | 10♥ 7♦   | 17    | 5    | égalité | 5     |
      Et la place 1 a 95 jetons

    @id:ace-in-the-hole-under-a-king @S3.7
    Scénario: Un as caché sous un roi termine le coup avant que quiconque joue
      Étant donné que la place 1 mise 4 et 4 sur un total de 50 jetons
      Et que la place 1 reçoit 8♠ 3♦ et 10♣ 9♠
      Et que le croupier montre K♦ et cache A♥
      Quand les cartes sont distribuées
      Alors le coup est terminé
      Et le croupier finit à 21 avec K♦ A♥
      Et les mains de la place 1 sont
        | cartes | total | mise | issue | rendu |
        | 8♠ 3♦  | 11    | 4    | perte | 0     |
        | 10♣ 9♠ | 19    | 4    | perte | 0     |
      Et la place 1 a 42 jetons

    @id:no-hole-card-is-no-profile
    Scénario: Un règlement avec échange mais sans carte cachée est refusé
      Étant donné que le règlement est celui de switch-us avec holeCard "none"
      Alors ce règlement est refusé pour /holeCard en vertu de S1.5
