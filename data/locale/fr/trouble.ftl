# Une erreur à laquelle le programme ne s'attendait pas : ce que lit le joueur.

trouble-title = Quelque chose n’a pas marché
trouble-what = General Clumsy a rencontré une erreur inattendue et doit s’arrêter : { $error }
trouble-saved = Rien n’est perdu : votre bataille est conservée jusqu’au dernier ordre dans { $file }
trouble-bundle = Un fichier contenant tout ce qu’il faut pour trouver l’erreur se trouve dans { $file }. Joignez-le, s’il vous plaît, à un récit de ce que vous faisiez.
trouble-no-bundle = Le fichier du rapport d’erreur n’a pas pu être écrit : { $message }
trouble-leave = Appuyez sur Entrée pour quitter.
