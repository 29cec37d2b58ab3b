// The scenes of exercises as bytes of the program, so that an installed tool needs no folder next to it. Answers, and
// the mistakes that some exercises start with, are the files in Scenes themselves: nothing is written twice.

#include "CExerciseScenes.h"

#include <string.h>

static const char almost_centred_scene[] = {
#embed "../../../Scenes/Articles/AlmostCentred.scene.yaml" suffix(, 0)
};

static const char forgotten_mask_scene[] = {
#embed "../../../Scenes/Articles/ForgottenMask.scene.yaml" suffix(, 0)
};

static const char growing_cell_scene[] = {
#embed "../../../Scenes/Articles/GrowingCell.scene.yaml" suffix(, 0)
};

static const char inset_info_scene[] = {
#embed "../../../Scenes/Articles/InsetInfo.scene.yaml" suffix(, 0)
};

static const char square_in_the_middle_scene[] = {
#embed "../../../Scenes/Articles/SquareInTheMiddle.scene.yaml" suffix(, 0)
};

static const char two_layouts_scene[] = {
#embed "../../../Scenes/Articles/TwoLayouts.scene.yaml" suffix(, 0)
};

static const char broken_on_purpose_scene[] = {
#embed "../../../Scenes/Broken/BrokenOnPurpose.scene.yaml" suffix(, 0)
};

static const char car_valet_scene[] = {
#embed "../../../Scenes/CarValet/CarValet.scene.yaml" suffix(, 0)
};

static const char car_valet_below_the_bar_scene[] = {
#embed "../../../Scenes/CarValet/CarValetBelowTheBar.scene.yaml" suffix(, 0)
};

static const char car_valet_conflict_scene[] = {
#embed "../../../Scenes/CarValet/CarValetConflict.scene.yaml" suffix(, 0)
};

static const char car_valet_equal_buttons_scene[] = {
#embed "../../../Scenes/CarValet/CarValetEqualButtons.scene.yaml" suffix(, 0)
};

static const char car_valet_even_gap_scene[] = {
#embed "../../../Scenes/CarValet/CarValetEvenGap.scene.yaml" suffix(, 0)
};

static const char halfway_container_scene[] = {
#embed "../../../Scenes/CarValet/HalfwayContainer.scene.yaml" suffix(, 0)
};

static const char department_balanced_scene[] = {
#embed "../../../Scenes/Department/DepartmentBalanced.scene.yaml" suffix(, 0)
};

static const char department_clipped_scene[] = {
#embed "../../../Scenes/Department/DepartmentClipped.scene.yaml" suffix(, 0)
};

static const char department_growing_scene[] = {
#embed "../../../Scenes/Department/DepartmentGrowing.scene.yaml" suffix(, 0)
};

static const char department_labels_scene[] = {
#embed "../../../Scenes/Department/DepartmentLabels.scene.yaml" suffix(, 0)
};

static const char department_undecided_scene[] = {
#embed "../../../Scenes/Department/DepartmentUndecided.scene.yaml" suffix(, 0)
};

static const char between_ten_and_twenty_scene[] = {
#embed "../../../Scenes/Exercises/BetweenTenAndTwenty.scene.yaml" suffix(, 0)
};

static const char centred_scene[] = {
#embed "../../../Scenes/Exercises/Centred.scene.yaml" suffix(, 0)
};

static const char contradiction_scene[] = {
#embed "../../../Scenes/Exercises/Contradiction.scene.yaml" suffix(, 0)
};

static const char five_buttons_scene[] = {
#embed "../../../Scenes/Exercises/FiveButtons.scene.yaml" suffix(, 0)
};

static const char inset_on_every_screen_scene[] = {
#embed "../../../Scenes/Exercises/InsetOnEveryScreen.scene.yaml" suffix(, 0)
};

static const char mask_switched_off_scene[] = {
#embed "../../../Scenes/Exercises/MaskSwitchedOff.scene.yaml" suffix(, 0)
};

static const char mended_scene[] = {
#embed "../../../Scenes/Exercises/Mended.scene.yaml" suffix(, 0)
};

static const char near_switch_scene[] = {
#embed "../../../Scenes/Exercises/NearSwitch.scene.yaml" suffix(, 0)
};

static const char over_the_edge_scene[] = {
#embed "../../../Scenes/Exercises/OverTheEdge.scene.yaml" suffix(, 0)
};

static const char table_rows_scene[] = {
#embed "../../../Scenes/Exercises/TableRows.scene.yaml" suffix(, 0)
};

static const char thirds_in_acolumn_scene[] = {
#embed "../../../Scenes/Exercises/ThirdsInAColumn.scene.yaml" suffix(, 0)
};

static const char thirds_in_arow_scene[] = {
#embed "../../../Scenes/Exercises/ThirdsInARow.scene.yaml" suffix(, 0)
};

static const char three_buttons_scene[] = {
#embed "../../../Scenes/Exercises/ThreeButtons.scene.yaml" suffix(, 0)
};

static const char two_columns_of_fields_scene[] = {
#embed "../../../Scenes/Exercises/TwoColumnsOfFields.scene.yaml" suffix(, 0)
};

static const char two_groups_scene[] = {
#embed "../../../Scenes/Exercises/TwoGroups.scene.yaml" suffix(, 0)
};

static const char wishes_in_arow_scene[] = {
#embed "../../../Scenes/Exercises/WishesInARow.scene.yaml" suffix(, 0)
};

static const char centres_evenly_scene[] = {
#embed "../../../Scenes/VisualFormats/CentresEvenly.scene.yaml" suffix(, 0)
};

static const char stepped_insets_scene[] = {
#embed "../../../Scenes/VisualFormats/SteppedInsets.scene.yaml" suffix(, 0)
};

static const char label_at_the_bottom_scene[] = {
#embed "../../../Scenes/Walkthroughs/LabelAtTheBottom.scene.yaml" suffix(, 0)
};

static const char label_at_the_top_scene[] = {
#embed "../../../Scenes/Walkthroughs/LabelAtTheTop.scene.yaml" suffix(, 0)
};

static const char labels_aligned_scene[] = {
#embed "../../../Scenes/Walkthroughs/LabelsAligned.scene.yaml" suffix(, 0)
};

static const char switch_and_label_scene[] = {
#embed "../../../Scenes/Walkthroughs/SwitchAndLabel.scene.yaml" suffix(, 0)
};

static const char switch_at_least_scene[] = {
#embed "../../../Scenes/Walkthroughs/SwitchAtLeast.scene.yaml" suffix(, 0)
};

static const char switch_centred_scene[] = {
#embed "../../../Scenes/Walkthroughs/SwitchCentred.scene.yaml" suffix(, 0)
};

static const char toolbar_at_the_bottom_scene[] = {
#embed "../../../Scenes/Walkthroughs/ToolbarAtTheBottom.scene.yaml" suffix(, 0)
};

static const char left_behind_scene[] = {
#embed "Starts/LeftBehind.scene.yaml" suffix(, 0)
};

static const char other_superview_scene[] = {
#embed "Starts/OtherSuperview.scene.yaml" suffix(, 0)
};

static const char unnamed_view_scene[] = {
#embed "Starts/UnnamedView.scene.yaml" suffix(, 0)
};

static const struct {
  const char *name;
  const char *text;
} scenes[] = {
    {"Articles/AlmostCentred", almost_centred_scene},
    {"Articles/ForgottenMask", forgotten_mask_scene},
    {"Articles/GrowingCell", growing_cell_scene},
    {"Articles/InsetInfo", inset_info_scene},
    {"Articles/SquareInTheMiddle", square_in_the_middle_scene},
    {"Articles/TwoLayouts", two_layouts_scene},
    {"Broken/BrokenOnPurpose", broken_on_purpose_scene},
    {"CarValet/CarValet", car_valet_scene},
    {"CarValet/CarValetBelowTheBar", car_valet_below_the_bar_scene},
    {"CarValet/CarValetConflict", car_valet_conflict_scene},
    {"CarValet/CarValetEqualButtons", car_valet_equal_buttons_scene},
    {"CarValet/CarValetEvenGap", car_valet_even_gap_scene},
    {"CarValet/HalfwayContainer", halfway_container_scene},
    {"Department/DepartmentBalanced", department_balanced_scene},
    {"Department/DepartmentClipped", department_clipped_scene},
    {"Department/DepartmentGrowing", department_growing_scene},
    {"Department/DepartmentLabels", department_labels_scene},
    {"Department/DepartmentUndecided", department_undecided_scene},
    {"Exercises/BetweenTenAndTwenty", between_ten_and_twenty_scene},
    {"Exercises/Centred", centred_scene},
    {"Exercises/Contradiction", contradiction_scene},
    {"Exercises/FiveButtons", five_buttons_scene},
    {"Exercises/InsetOnEveryScreen", inset_on_every_screen_scene},
    {"Exercises/MaskSwitchedOff", mask_switched_off_scene},
    {"Exercises/Mended", mended_scene},
    {"Exercises/NearSwitch", near_switch_scene},
    {"Exercises/OverTheEdge", over_the_edge_scene},
    {"Exercises/TableRows", table_rows_scene},
    {"Exercises/ThirdsInAColumn", thirds_in_acolumn_scene},
    {"Exercises/ThirdsInARow", thirds_in_arow_scene},
    {"Exercises/ThreeButtons", three_buttons_scene},
    {"Exercises/TwoColumnsOfFields", two_columns_of_fields_scene},
    {"Exercises/TwoGroups", two_groups_scene},
    {"Exercises/WishesInARow", wishes_in_arow_scene},
    {"VisualFormats/CentresEvenly", centres_evenly_scene},
    {"VisualFormats/SteppedInsets", stepped_insets_scene},
    {"Walkthroughs/LabelAtTheBottom", label_at_the_bottom_scene},
    {"Walkthroughs/LabelAtTheTop", label_at_the_top_scene},
    {"Walkthroughs/LabelsAligned", labels_aligned_scene},
    {"Walkthroughs/SwitchAndLabel", switch_and_label_scene},
    {"Walkthroughs/SwitchAtLeast", switch_at_least_scene},
    {"Walkthroughs/SwitchCentred", switch_centred_scene},
    {"Walkthroughs/ToolbarAtTheBottom", toolbar_at_the_bottom_scene},
    {"Starts/LeftBehind", left_behind_scene},
    {"Starts/OtherSuperview", other_superview_scene},
    {"Starts/UnnamedView", unnamed_view_scene},
};

const char *exercise_scene(const char *name) {
  for (size_t index = 0; index < sizeof scenes / sizeof scenes[0]; index++) {
    if (strcmp(scenes[index].name, name) == 0) return scenes[index].text;
  }
  return NULL;
}
